<?php
/**
 * A widget as HTML.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/**
 * Returns what stands in a widget until it is there, and where no script runs.
 *
 * @return string HTML.
 */
function fallback() {
	$said = settings();
	$text = '' !== $said['fallback_text'] ? $said['fallback_text'] : __( 'Loading…', 'waybill' );
	if ( '' === $said['fallback_url'] ) {
		return '<p>' . esc_html( $text ) . '</p>';
	}
	return '<p><a href="' . esc_url( $said['fallback_url'] ) . '">' . esc_html( $text ) . '</a></p>';
}

/**
 * Returns what an editor is told in the page; a visitor sees nothing of it.
 *
 * @param string $text What is wrong.
 * @return string HTML, empty for visitors.
 */
function note( $text ) {
	return current_user_can( 'edit_posts' ) ? '<p class="waybill-note"><strong>Waybill:</strong> ' . esc_html( $text ) . '</p>' : '';
}

/**
 * Collects lines that a page needs once, however many widgets ask for them, and prints them at its end.
 *
 * @param string[] $lines HTML of the API: sheets, state and data for search engines.
 */
function print_once( array $lines ) {
	static $printed = array();
	foreach ( $lines as $line ) {
		$key = md5( $line );
		if ( '' === $line || isset( $printed[ $key ] ) ) {
			continue;
		}
		$printed[ $key ] = true;
		add_action(
			'wp_footer',
			static function () use ( $line ) {
				echo $line, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the owner's API, with scripts of JSON.
			},
			5
		);
	}
}

/**
 * Returns a widget, and makes the page load the script.
 *
 * @param string $name    The widget.
 * @param array  $given   Its attributes, not yet cleaned.
 * @param string $content HTML for its content; the fallback of the settings by default.
 * @return string HTML.
 */
function widget( $name, array $given, $content = '' ) {
	if ( ! is_set_up() ) {
		return ( '' === $content ? fallback() : $content ) . note( __( 'An administrator has to name the API and the script under Settings → Waybill.', 'waybill' ) );
	}
	load_script();
	$content    = '' === trim( $content ) ? fallback() : $content;
	$attributes = clean_attributes( $name, $given );
	$view       = rendering( $name, $attributes );
	if ( $view ) {
		$end = strrpos( $view['html'], "</waybill-$name>" );
		if ( false !== $end ) {
			print_once( array_merge( $view['head'], $view['state'], array( $view['jsonLd'] ) ) );
			return substr_replace( $view['html'], $content, $end, 0 );
		}
	}
	$written = '';
	foreach ( $attributes as $attribute => $value ) {
		$written .= ' ' . $attribute . ( '' === $value ? '' : '="' . esc_attr( $value ) . '"' );
	}
	return "<waybill-$name$written>$content</waybill-$name>";
}

// Quotation marks in a rendered view have to stay as the script expects them, else it renders the view anew.
add_filter(
	'no_texturize_tags',
	static function ( $tags ) {
		return array_merge( $tags, array( 'template' ) );
	}
);
