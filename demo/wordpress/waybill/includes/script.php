<?php
/**
 * The script of the widgets: once on a page, and only where a widget is.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of the script's tag.
 *
 * @param bool $is_editing Whether it is for the canvas of an editor.
 * @return array<string,string|true>
 */
function script_attributes( $is_editing ) {
	$said       = settings();
	$attributes = array(
		'data-api'    => $said['api'],
		'data-base'   => $said['base'],
		'data-locale' => page_language(),
	);
	if ( $is_editing ) {
		$attributes['data-editing'] = true;
	}
	if ( 'public' === $said['services'] ) {
		$attributes['data-services'] = 'public';
	}
	if ( 'on' === $said['integrity'] ) {
		$attributes['integrity']   = manifest()['integrity'];
		$attributes['crossorigin'] = 'anonymous';
	}
	if ( 'off' !== $said['analytics'] && ! $is_editing ) {
		$attributes['data-analytics'] = $said['analytics'];
	}
	foreach ( $said['routes'] as $name => $target ) {
		$attributes[ "data-route-$name" ] = str_replace( array( '%7B', '%7D' ), array( '{', '}' ), $target );
	}
	return $attributes + opt_outs();
}

/** Makes the page load the script. It may be called any number of times, also while the page is printed. */
function load_script() {
	if ( is_set_up() ) {
		wp_enqueue_style( 'waybill' );
		wp_enqueue_script( 'waybill' );
	}
}

/**
 * Returns whether HTML has a widget, so that its page needs the script.
 *
 * @param string $html HTML of an author.
 * @return bool
 */
function has_widget( $html ) {
	return false !== strpos( $html, '<waybill-' ) || false !== strpos( $html, 'data-waybill' );
}

add_action(
	'init',
	static function () {
		$base = settings()['base'];
		// A version in the address would keep the files of the loader from being the same as those of other pages.
		wp_register_script( 'waybill', $base . 'waybill.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		wp_register_style( 'waybill', $base . 'waybill.css', array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	}
);

add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		if ( 'waybill' !== $handle ) {
			return $tag;
		}
		$is_editing = is_admin();
		$written    = new \WP_HTML_Tag_Processor( $tag );
		while ( $written->next_tag( 'script' ) ) {
			if ( null === $written->get_attribute( 'src' ) ) {
				continue;
			}
			// The canvas of the block editor takes classic scripts only; the loader runs as both.
			if ( ! $is_editing ) {
				$written->set_attribute( 'type', 'module' );
			}
			foreach ( script_attributes( $is_editing ) as $name => $value ) {
				$written->set_attribute( $name, $value );
			}
		}
		return $written->get_updated_html();
	},
	10,
	2
);

foreach ( array( 'the_content', 'widget_block_content', 'widget_text', 'render_block_core/html' ) as $waybill_place ) {
	add_filter(
		$waybill_place,
		static function ( $html ) {
			if ( is_string( $html ) && has_widget( $html ) ) {
				load_script();
			}
			return $html;
		},
		20
	);
}
