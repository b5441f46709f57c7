<?php
/**
 * What the administrator has said, with its defaults, and how it is cleaned.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/** The settings before anything is said. */
const DEFAULTS = array(
	'api'           => '',
	'base'          => '',
	'services'      => 'token',
	'analytics'     => 'off',
	'integrity'     => 'off',
	'fallback_text' => '',
	'fallback_url'  => '',
	'routes'        => array(),
);

/**
 * Returns the settings of this site.
 *
 * @return array{api:string,base:string,services:string,analytics:string,integrity:string,fallback_text:string,fallback_url:string,routes:array<string,string>}
 */
function settings() {
	$stored = get_option( OPTION, array() );
	return array_merge( DEFAULTS, is_array( $stored ) ? array_intersect_key( $stored, DEFAULTS ) : array() );
}

/**
 * Returns whether the plugin knows the API and the script, so that widgets may be shown.
 *
 * @return bool
 */
function is_set_up() {
	$said = settings();
	return '' !== $said['api'] && '' !== $said['base'];
}

/**
 * Cleans an address that has to be whole. A missing `https://` is added.
 *
 * @param mixed $value What was typed.
 * @return string The address without spaces; empty if it is none.
 */
function clean_address( $value ) {
	$text = trim( (string) $value );
	if ( '' === $text ) {
		return '';
	}
	return esc_url_raw( preg_match( '#^https?://#i', $text ) ? $text : "https://$text", array( 'http', 'https' ) );
}

/**
 * Cleans where a button leads: a whole address, or a path of this site.
 *
 * @param mixed $value What was typed.
 * @return string
 */
function clean_route( $value ) {
	$text = trim( (string) $value );
	$text = preg_match( '#^/(?!/)#', $text ) ? $text : clean_address( $text );
	return esc_url_raw( str_replace( array( '{', '}' ), array( '%7B', '%7D' ), $text ), array( 'http', 'https' ) );
}

/**
 * Cleans the form's values before they are stored.
 *
 * @param mixed $said What the form sent.
 * @return array The settings.
 */
function clean_settings( $said ) {
	$said   = array_merge( DEFAULTS, is_array( $said ) ? $said : array() );
	$routes = array();
	foreach ( array_keys( routes() ) as $name ) {
		$target = clean_route( $said['routes'][ $name ] ?? '' );
		if ( '' !== $target ) {
			$routes[ $name ] = $target;
		}
	}
	$base = clean_address( $said['base'] );
	return array(
		'api'           => untrailingslashit( clean_address( $said['api'] ) ),
		// The address of the script itself is often what was copied.
		'base'          => '' === $base ? '' : trailingslashit( preg_replace( '#/waybill(\.classic)?\.js$#', '', $base ) ),
		'services'      => 'public' === $said['services'] ? 'public' : 'token',
		'analytics'     => in_array( $said['analytics'], array( 'on', 'after-consent' ), true ) ? $said['analytics'] : 'off',
		'integrity'     => 'on' === $said['integrity'] ? 'on' : 'off',
		'fallback_text' => sanitize_text_field( (string) $said['fallback_text'] ),
		'fallback_url'  => clean_route( $said['fallback_url'] ),
		'routes'        => $routes,
	);
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'waybill',
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\clean_settings',
				'default'           => DEFAULTS,
			)
		);
	}
);
