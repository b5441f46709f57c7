<?php
/**
 * What authors may write in posts: the tags of the widgets, and the slots in them. Comments allow none of it.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/** Tags whose content is put into a slot. */
const SLOTTED = array( 'a', 'button', 'div', 'h2', 'h3', 'h4', 'img', 'p', 'span' );

add_filter(
	'wp_kses_allowed_html',
	static function ( $allowed, $context ) {
		if ( 'post' !== $context ) {
			return $allowed;
		}
		$everywhere = array_fill_keys( array( 'class', 'dir', 'id', 'lang', 'slot', 'style', 'title', 'aria-*', 'data-*' ), true );
		// `waybill-config` is not among the widgets: it says where calls go, which is the administrator's to say.
		foreach ( widgets() as $name => $widget ) {
			$allowed[ "waybill-$name" ] = $everywhere + array_fill_keys( array_keys( $widget['attributes'] ), true );
		}
		foreach ( SLOTTED as $tag ) {
			if ( isset( $allowed[ $tag ] ) && is_array( $allowed[ $tag ] ) ) {
				$allowed[ $tag ]['slot'] = true;
			}
		}
		return $allowed;
	},
	10,
	2
);
