<?php
/**
 * Installs WordPress for a test: `php install.php <folder of WordPress> <socket>`.
 */

[ , $root, $socket ] = $argv;
( new mysqli( 'localhost', 'root', '', '', 0, $socket ) )->query( 'CREATE DATABASE wordpress' );

define( 'WP_INSTALLING', true );
require "$root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Milepost', 'administrator', 'administrator@example.com', true, '', 'administrator' );
foreach ( array( 'editor', 'author' ) as $role ) {
	$id = wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => $role,
			'user_email' => "$role@example.com",
			'role'       => $role,
		)
	);
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( $id->get_error_message() );
	}
}
// The guide of the block editor would lie over it.
foreach ( get_users( array( 'fields' => 'ID' ) ) as $id ) {
	update_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), 'core' => array( 'enableChoosePatternModal' => false ), '_modified' => gmdate( 'c' ) ) );
}
update_option( 'permalink_structure', '/%postname%/' );
switch_theme( 'twentytwentyfive' );
