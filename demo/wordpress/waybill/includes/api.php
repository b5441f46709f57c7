<?php
/**
 * Calls of the API from this server, as a visitor whom nobody knows.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/** The languages that the widgets speak. */
const LANGUAGES = array( 'en', 'es', 'fr', 'pt', 'vi', 'ru' );

/**
 * Returns the language of the page in two letters, if the widgets speak it, else English.
 *
 * @return string
 */
function language() {
	$language = strtolower( substr( is_admin() ? get_locale() : determine_locale(), 0, 2 ) );
	return in_array( $language, LANGUAGES, true ) ? $language : 'en';
}

/**
 * Returns the language of the page with its region, as the `lang` of its markup has it: amounts and dates follow the region.
 *
 * @return string
 */
function page_language() {
	return is_admin() ? str_replace( '_', '-', get_locale() ) : get_bloginfo( 'language' );
}

/**
 * Asks the API.
 *
 * @param string $path    The path, with its query.
 * @param array  $headers More headers.
 * @param int    $timeout The longest time in seconds.
 * @param string $api     Another API than that of the settings.
 * @return array|\WP_Error The reply of `wp_remote_get`.
 */
function ask( $path, array $headers = array(), $timeout = 3, $api = null ) {
	return wp_remote_get(
		( $api ?? settings()['api'] ) . $path,
		array(
			'timeout' => $timeout,
			'headers' => $headers + array(
				'Accept'          => 'application/json',
				'Accept-Language' => language(),
			),
		)
	);
}

/**
 * Reads a reply as JSON.
 *
 * @param array|\WP_Error $reply A reply of `ask`.
 * @return array|null What it says; null if it is a failure or something else.
 */
function json_of( $reply ) {
	if ( is_wp_error( $reply ) || 200 !== wp_remote_retrieve_response_code( $reply ) ) {
		return null;
	}
	$body = json_decode( wp_remote_retrieve_body( $reply ), true );
	return is_array( $body ) ? $body : null;
}

/**
 * Returns the header with a visitor's token, if the API wants one.
 *
 * @return array<string,string>
 */
function authorization() {
	if ( 'public' === settings()['services'] ) {
		return array();
	}
	$token = json_of( ask( '/services/token' ) )['token'] ?? '';
	return is_string( $token ) && '' !== $token ? array( 'Authorization' => "Bearer $token" ) : array();
}
