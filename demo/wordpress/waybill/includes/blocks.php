<?php
/**
 * A block for each widget.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of a block.
 *
 * @param array $widget A widget of the manifest.
 * @return array<string,array>
 */
function block_attributes( array $widget ) {
	$types      = array(
		'flag'   => 'boolean',
		'number' => 'string',
	);
	$attributes = array(
		'align' => array(
			'type'    => 'string',
			'default' => $widget['isWide'] ? 'wide' : '',
		),
	);
	foreach ( $widget['attributes'] as $name => $is ) {
		$attributes[ $name ] = array( 'type' => $types[ $is['kind'] ] ?? 'string' );
	}
	return $attributes;
}

/**
 * Renders a block.
 *
 * @param string $name       The widget.
 * @param array  $attributes Attributes of the block.
 * @param string $content    What stands in it.
 * @return string HTML.
 */
function render_block( $name, array $attributes, $content ) {
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), widget( $name, $attributes, $content ) );
}

add_action(
	'init',
	static function () {
		$version = manifest()['version'];
		$url     = plugins_url( 'assets/', FILE );
		wp_register_script( 'waybill-editor', $url . 'editor.js', array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ), $version, true );
		wp_register_style( 'waybill-editor', $url . 'editor.css', array(), $version );
		foreach ( widgets() as $name => $widget ) {
			register_block_type(
				"waybill/$name",
				array(
					'api_version'           => 3,
					'title'                 => $widget['title'],
					'category'              => 'waybill',
					'icon'                  => $widget['icon'],
					'keywords'              => array( 'waybill' ),
					'attributes'            => block_attributes( $widget ),
					'supports'              => array(
						'align'   => array( 'wide', 'full' ),
						'anchor'  => true,
						'html'    => false,
						'spacing' => array( 'margin' => true ),
					),
					'editor_script_handles' => array( 'waybill-editor' ),
					'editor_style_handles'  => array( 'waybill-editor' ),
					'render_callback'       => static function ( $attributes, $content ) use ( $name ) {
						return render_block( $name, $attributes, $content );
					},
				)
			);
		}
	},
	20
);

add_filter(
	'block_categories_all',
	static function ( $categories ) {
		return array_merge(
			array(
				array(
					'slug'  => 'waybill',
					'title' => 'Waybill',
				),
			),
			$categories
		);
	}
);

// The script of the widgets goes into the canvas of the editor, which is a frame of its own.
add_action(
	'enqueue_block_assets',
	static function () {
		if ( is_admin() ) {
			load_script();
		}
	}
);

add_action(
	'enqueue_block_editor_assets',
	static function () {
		$data = array(
			'widgets'  => widgets(),
			'isSetUp'  => is_set_up(),
			'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=waybill' ) : '',
			'texts'    => array(
				'default'   => __( 'Default', 'waybill' ),
				'options'   => __( 'Settings of the widget', 'waybill' ),
				'loading'   => __( 'Loading…', 'waybill' ),
				'unset'     => __( 'An administrator has to name the API and the script under Settings → Waybill.', 'waybill' ),
				'open'      => __( 'Open the settings', 'waybill' ),
				'question'  => __( 'A question', 'waybill' ),
				'answer'    => __( 'Its answer', 'waybill' ),
			),
		);
		wp_add_inline_script( 'waybill-editor', 'window.waybillEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}
);
