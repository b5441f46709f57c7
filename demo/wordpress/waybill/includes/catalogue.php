<?php
/**
 * What is for sale, so that an editor chooses a category instead of typing one.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/** How long the lists are kept, in seconds. */
const CATALOGUE_KEPT = 600;

/**
 * Returns rows as options of a select.
 *
 * @param mixed  $rows  Rows of a reply.
 * @param string $value The field with the value.
 * @param string $label The field with the label.
 * @return array<int,array{value:string,label:string}>
 */
function options_of( $rows, $value, $label ) {
	$options = array();
	foreach ( is_array( $rows ) ? $rows : array() as $row ) {
		if ( ! empty( $row[ $value ] ) && is_scalar( $row[ $value ] ) ) {
			$options[] = array(
				'value' => (string) $row[ $value ],
				'label' => sanitize_text_field( (string) ( $row[ $label ] ?? $row[ $value ] ) ),
			);
		}
	}
	return $options;
}

/**
 * Reads what is for sale from the API, or from what was kept of it.
 *
 * @return array<string,array>|null Options by kind; null if the API does not answer.
 */
function catalogue() {
	$key  = 'waybill_catalogue_' . md5( wp_json_encode( array( settings()['api'], language() ) ) );
	$kept = get_transient( $key );
	if ( is_array( $kept ) ) {
		return $kept;
	}
	// An editor must not wait again and again for a shop that does not answer.
	if ( ! is_set_up() || get_transient( "{$key}_silent" ) ) {
		return null;
	}
	$headers = authorization();
	$read    = static function ( $path ) use ( $headers ) {
		return json_of( ask( $path, $headers, 5 ) );
	};
	$bundles = $read( '/services/bundles?ind=14' );
	if ( null === $bundles ) {
		set_transient( "{$key}_silent", 1, LEFT_FOR );
		return null;
	}
	$products  = $read( '/services/products' )['data'] ?? array();
	$is_module = static function ( $row ) {
		return 1 === (int) ( $row['is_module'] ?? 0 );
	};
	$found     = array(
		'categories' => options_of( $bundles['categories'] ?? array(), 'path', 'name' ),
		'plans'      => options_of(
			array_filter(
				$products,
				static function ( $row ) use ( $is_module ) {
					return ! $is_module( $row );
				}
			),
			'id',
			'title'
		),
		'modules'    => options_of( array_filter( $products, $is_module ), 'id', 'title' ),
		'platforms'  => options_of( $read( '/services/platforms' )['data'] ?? array(), 'icon', 'name' ),
		'industries' => options_of( $read( '/services/industries' )['data'] ?? array(), 'id', 'name' ),
	);
	set_transient( $key, $found, CATALOGUE_KEPT );
	return $found;
}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'waybill/v1',
			'/catalogue',
			array(
				'methods'             => 'GET',
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' );
				},
				'callback'            => static function () {
					return rest_ensure_response( array( 'catalogue' => catalogue() ) );
				},
			)
		);
	}
);
