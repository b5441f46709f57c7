<?php
/**
 * Removes what the plugin has stored, on each site of a network.
 *
 * @package Waybill
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the settings and what was kept of the API on one site. */
function waybill_forget_site() {
	global $wpdb;
	delete_option( 'waybill' );
	foreach ( array( '_transient_waybill_', '_transient_timeout_waybill_' ) as $waybill_prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- transients of unknown names have no other way.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $waybill_prefix ) . '%' ) );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $waybill_site ) {
		switch_to_blog( $waybill_site );
		waybill_forget_site();
		restore_current_blog();
	}
} else {
	waybill_forget_site();
}
