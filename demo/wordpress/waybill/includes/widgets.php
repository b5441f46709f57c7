<?php
/**
 * The widgets and routes, and what keeps optimizers away from the script, which the build writes from the library.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the manifest of the release that this plugin was built with.
 *
 * @return array{version:string,integrity:string,widgets:array<string,array>,routes:array<string,array>,opt_outs:array<string,string|true>}
 */
function manifest() {
	static $manifests = array();
	$locale = determine_locale();
	// The file has texts, which are translated once the language is known.
	return $manifests[ $locale ] ?? ( $manifests[ $locale ] = require __DIR__ . '/manifest.php' );
}

/**
 * Returns the widgets that may be placed, by name, such as `pricing-table`.
 *
 * @return array<string,array>
 */
function widgets() {
	return manifest()['widgets'];
}

/**
 * Returns the routes by name, such as `sign-in`, each with its label and its default.
 *
 * @return array<string,array>
 */
function routes() {
	return manifest()['routes'];
}

/**
 * Returns the attributes by which tools that combine, delay or block scripts leave one alone.
 *
 * @return array<string,string|true>
 */
function opt_outs() {
	return manifest()['opt_outs'];
}

/**
 * Returns the name of a widget as the manifest has it; capitals and the prefix of the tag are accepted.
 *
 * @param string $name What was written.
 * @return string|null
 */
function widget_name( $name ) {
	$name = preg_replace( '/^waybill-/', '', strtolower( trim( (string) $name ) ) );
	return isset( widgets()[ $name ] ) ? $name : null;
}

/**
 * Keeps the attributes that a widget has, with values that they can have.
 *
 * @param string $name  The widget.
 * @param array  $given Attributes by name.
 * @return array<string,string> Attributes for the tag; a flag that is set has an empty value.
 */
function clean_attributes( $name, array $given ) {
	$kept = array();
	foreach ( widgets()[ $name ]['attributes'] as $attribute => $is ) {
		$value = $given[ $attribute ] ?? null;
		if ( 'flag' === $is['kind'] ) {
			if ( true === $value || ( is_string( $value ) && ! in_array( $value, array( 'false', '0', 'no' ), true ) ) ) {
				$kept[ $attribute ] = '';
			}
			continue;
		}
		$value = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( '' === $value || ( 'number' === $is['kind'] && ! is_numeric( $value ) ) ) {
			continue;
		}
		if ( 'choice' === $is['kind'] && ! in_array( $value, $is['values'], true ) ) {
			continue;
		}
		if ( 'list' === $is['kind'] && array_diff( preg_split( '/[\s,]+/', $value ), $is['values'] ) ) {
			continue;
		}
		// An author must not put a script into an address.
		if ( 'captions' === $attribute || in_array( $attribute, wp_kses_uri_attributes(), true ) ) {
			$value = esc_url_raw( $value, array( 'http', 'https' ) );
		}
		if ( '' !== $value ) {
			$kept[ $attribute ] = $value;
		}
	}
	return $kept;
}
