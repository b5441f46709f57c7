<?php
/**
 * Plugin Name:       Waybill
 * Description:       Prices, cart and account widgets of your shop as blocks and shortcodes.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       waybill
 * Domain Path:       /languages
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

const OPTION = 'waybill';
const FILE   = __FILE__;

foreach ( array( 'settings', 'widgets', 'api', 'catalogue', 'rendering', 'markup', 'script', 'blocks', 'shortcode', 'allowed-html', 'checks', 'settings-page' ) as $waybill_part ) {
	require __DIR__ . "/includes/$waybill_part.php";
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'waybill', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	},
	1
);
