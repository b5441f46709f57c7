<?php
/**
 * The shortcode: `[waybill widget="pricing-table" category="dynamic-routing"]`.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

add_shortcode(
	'waybill',
	static function ( $given, $content = '' ) {
		$given = is_array( $given ) ? $given : array();
		$wrote = (string) ( $given['widget'] ?? ( $given[0] ?? '' ) );
		$name  = widget_name( $wrote );
		if ( null === $name ) {
			$known = implode( ', ', array_keys( widgets() ) );
			/* translators: 1: what was written, 2: a list of names. */
			return $content . note( sprintf( __( 'There is no widget “%1$s”. There are: %2$s.', 'waybill' ), $wrote, $known ) );
		}
		unset( $given['widget'] );
		foreach ( $given as $key => $value ) {
			// A flag is written as a bare word.
			if ( is_int( $key ) ) {
				unset( $given[ $key ] );
				$given[ $value ] = true;
			}
		}
		return widget( $name, $given, wp_kses_post( shortcode_unautop( (string) $content ) ) );
	}
);
