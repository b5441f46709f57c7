<?php
/**
 * Views that the API renders, kept for a minute; the last good one is shown for ten more.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/** How long a view is shown without asking, how long at most, and how long an API that failed is left alone; in seconds. */
const FRESH_FOR = 60;
const SHOWN_FOR = 660;
const LEFT_FOR  = 30;

/**
 * Returns the prefix of a language in the path of this request, as an address that the API may have, such as `/fr/`.
 *
 * @return string|null
 */
function language_path() {
	$path = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	return preg_match( '#^/(' . implode( '|', LANGUAGES ) . ')/#', $path, $found ) ? "/$found[1]/" : null;
}

/**
 * Asks the API for a view, with the ETag of the one that is kept.
 *
 * @param string     $path The call.
 * @param array|null $kept What is kept of it.
 * @return array|null What to keep; null if nothing usable came.
 */
function read_rendering( $path, $kept ) {
	$reply = ask( $path, empty( $kept['etag'] ) ? array() : array( 'If-None-Match' => $kept['etag'] ) );
	if ( null !== $kept && ! is_wp_error( $reply ) && 304 === wp_remote_retrieve_response_code( $reply ) ) {
		return array( 'at' => time() ) + $kept;
	}
	$body = json_of( $reply );
	if ( ! $body || empty( $body['isComplete'] ) || ! is_string( $body['html'] ?? null ) ) {
		return null;
	}
	return array(
		'at'     => time(),
		'etag'   => (string) wp_remote_retrieve_header( $reply, 'etag' ),
		'html'   => $body['html'],
		'head'   => array_filter( (array) ( $body['head'] ?? array() ), 'is_string' ),
		'state'  => array_filter( (array) ( $body['state'] ?? array() ), 'is_string' ),
		'jsonLd' => is_string( $body['jsonLd'] ?? null ) ? $body['jsonLd'] : '',
	);
}

/**
 * Returns the view of a widget as the API renders it. The API is the site owner's own, and its HTML goes into the page as it is.
 *
 * @param string               $name       The widget.
 * @param array<string,string> $attributes Its attributes.
 * @return array{html:string,head:string[],state:string[],jsonLd:string}|null Null if no view is to be had now.
 */
function rendering( $name, array $attributes ) {
	if ( empty( widgets()[ $name ]['isRendered'] ) ) {
		return null;
	}
	$said  = array_filter(
		array(
			'lang'   => page_language(),
			'assets' => settings()['base'],
			'path'   => language_path(),
		)
	);
	$query = http_build_query( $attributes + $said, '', '&', PHP_QUERY_RFC3986 );
	$path  = "/render/waybill-$name?$query";
	$key   = 'waybill_view_' . md5( settings()['api'] . $path );
	$kept  = get_transient( $key );
	$kept  = is_array( $kept ) ? $kept : null;
	if ( $kept && time() - $kept['at'] < FRESH_FOR ) {
		return $kept;
	}
	$silent = 'waybill_silent_' . md5( settings()['api'] );
	if ( get_transient( $silent ) ) {
		return $kept;
	}
	$read = read_rendering( $path, $kept );
	if ( null === $read ) {
		set_transient( $silent, 1, LEFT_FOR );
		return $kept;
	}
	set_transient( $key, $read, SHOWN_FOR );
	return $read;
}
