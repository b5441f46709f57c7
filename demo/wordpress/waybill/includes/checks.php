<?php
/**
 * The Test button: asks the API and the script from this server, and says what is wrong and how to mend it.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a finding.
 *
 * @param string $level  `good`, `hint` or `bad`.
 * @param string $text   What was found.
 * @param string $remedy How to mend it.
 * @return array{level:string,text:string,remedy:string}
 */
function finding( $level, $text, $remedy = '' ) {
	return compact( 'level', 'text', 'remedy' );
}

/**
 * Returns the origin of an address, as browsers send it.
 *
 * @param string $url An address.
 * @return string
 */
function origin_of( $url ) {
	$parts = wp_parse_url( $url );
	$port  = isset( $parts['port'] ) ? ":$parts[port]" : '';
	return ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . $port;
}

/**
 * Checks that the API answers as one, and lets the pages of this site ask it.
 *
 * @param array $said The settings.
 * @return array[] Findings.
 */
function check_api( array $said ) {
	$origin = origin_of( home_url() );
	$path   = 'public' === $said['services'] ? '/services/bundles?ind=14' : '/services/token';
	$reply  = ask( $path, array( 'Origin' => $origin ), 8, $said['api'] );
	if ( is_wp_error( $reply ) ) {
		/* translators: 1: an address, 2: the error. */
		$text = sprintf( __( 'The API at %1$s doesn’t answer: %2$s', 'waybill' ), $said['api'], $reply->get_error_message() );
		return array( finding( 'bad', $text, __( 'Compare the address with the one that your developer gave you, and ask whether the API is running.', 'waybill' ) ) );
	}
	$status = wp_remote_retrieve_response_code( $reply );
	if ( in_array( $status, array( 401, 403 ), true ) ) {
		return array( finding( 'bad', __( 'The API wants a token for prices.', 'waybill' ), __( 'Choose “The API gives each visitor a token”.', 'waybill' ) ) );
	}
	if ( 200 !== $status ) {
		/* translators: 1: an address, 2: a number such as 404. */
		$text = sprintf( __( '%1$s answers with status %2$d.', 'waybill' ), $said['api'] . $path, $status );
		return array( finding( 'bad', $text, __( 'The address has to be the base of the API, without a path below it.', 'waybill' ) ) );
	}
	if ( null === json_of( $reply ) ) {
		/* translators: %s: an address. */
		$text = sprintf( __( '%s answers with a page, not as an API.', 'waybill' ), $said['api'] );
		return array( finding( 'bad', $text, __( 'Take the address of the API, not that of the shop’s website.', 'waybill' ) ) );
	}
	$found = array( finding( 'good', __( 'The API answers.', 'waybill' ) ) );
	if ( origin_of( $said['api'] ) !== $origin ) {
		$allows = wp_remote_retrieve_header( $reply, 'access-control-allow-origin' ) === $origin
			&& 'true' === wp_remote_retrieve_header( $reply, 'access-control-allow-credentials' );
		$found[] = $allows
			? finding( 'good', __( 'The API lets the pages of this site ask it.', 'waybill' ) )
			/* translators: %s: the address of this site. */
			: finding( 'bad', __( 'The API doesn’t let the pages of this site ask it.', 'waybill' ), sprintf( __( 'Ask your developer to allow the origin %s by CORS, with credentials.', 'waybill' ), $origin ) );
	}
	return $found;
}

/**
 * Checks that the script is where the settings say.
 *
 * @param array $said The settings.
 * @return array Finding.
 */
function check_script( array $said ) {
	$url   = $said['base'] . 'waybill.js';
	$reply = wp_remote_get( $url, array( 'timeout' => 8 ) );
	$type  = is_wp_error( $reply ) ? '' : (string) wp_remote_retrieve_header( $reply, 'content-type' );
	if ( is_wp_error( $reply ) || 200 !== wp_remote_retrieve_response_code( $reply ) || false === strpos( $type, 'javascript' ) ) {
		/* translators: %s: an address. */
		return finding( 'bad', sprintf( __( 'There is no script at %s.', 'waybill' ), $url ), __( 'Name the folder that has waybill.js, as it is served to browsers.', 'waybill' ) );
	}
	$hash = 'sha384-' . base64_encode( hash( 'sha384', wp_remote_retrieve_body( $reply ), true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as the attribute has it.
	if ( 'on' === $said['integrity'] && manifest()['integrity'] !== $hash ) {
		/* translators: %s: the number of a release. */
		return finding( 'bad', sprintf( __( 'The script is not that of release %s, so browsers refuse it.', 'waybill' ), manifest()['version'] ), __( 'Put the files of that release there, or switch the check of the script off.', 'waybill' ) );
	}
	return finding( 'good', __( 'The script is there.', 'waybill' ) );
}

/**
 * Checks that the API renders prices into the page, and that it is of the plugin's release.
 *
 * @param array $said The settings.
 * @return array Finding.
 */
function check_rendering( array $said ) {
	$query = http_build_query( array( 'assets' => $said['base'] ) );
	$body  = json_of( ask( "/render/waybill-pricing-table?$query", array(), 8, $said['api'] ) );
	if ( null === $body ) {
		return finding( 'hint', __( 'The API doesn’t render prices, so that they come with the script.', 'waybill' ), __( 'Nothing has to be done. With GET /render the prices would stand in the page at once.', 'waybill' ) );
	}
	$own = manifest()['version'];
	if ( isset( $body['version'] ) && $body['version'] !== $own ) {
		/* translators: 1, 2: numbers of releases. */
		return finding( 'hint', sprintf( __( 'The API renders release %1$s, and this plugin is of %2$s.', 'waybill' ), $body['version'], $own ), __( 'Take the plugin of the same release, so that its blocks have the same settings.', 'waybill' ) );
	}
	return finding( 'good', __( 'The API renders prices into the page.', 'waybill' ) );
}

/**
 * Checks where the main button leads.
 *
 * @param array $said The settings.
 * @return array|null Finding.
 */
function check_register( array $said ) {
	$target = $said['routes']['register'] ?? '/register';
	if ( '/' !== $target[0] ) {
		return null;
	}
	$url    = origin_of( home_url() ) . $target;
	$status = wp_remote_retrieve_response_code( wp_remote_head( $url, array( 'timeout' => 8 ) ) );
	if ( 404 !== $status ) {
		return null;
	}
	/* translators: %s: an address. */
	return finding( 'bad', sprintf( __( '“Try free” leads to %s, which doesn’t exist.', 'waybill' ), $url ), __( 'Name the page where people register, below under “Where buttons lead”.', 'waybill' ) );
}

/**
 * Runs all checks.
 *
 * @param array $said Cleaned settings, which need not be stored.
 * @return array[] Findings.
 */
function checks( array $said ) {
	$found = array();
	foreach ( array( 'api', 'base' ) as $field ) {
		if ( '' === $said[ $field ] ) {
			$text    = 'api' === $field ? __( 'The address of the API is missing.', 'waybill' ) : __( 'The folder of the script is missing.', 'waybill' );
			$found[] = finding( 'bad', $text, __( 'Ask your developer for it.', 'waybill' ) );
		} elseif ( 0 === strpos( home_url(), 'https:' ) && 0 !== strpos( $said[ $field ], 'https:' ) ) {
			/* translators: %s: an address. */
			$found[] = finding( 'bad', sprintf( __( 'Browsers block %s, because this site has https:// and that address doesn’t.', 'waybill' ), $said[ $field ] ), __( 'Write https:// in front, and ask your developer whether it is served so.', 'waybill' ) );
		}
	}
	if ( '' !== $said['api'] ) {
		$found = array_merge( $found, check_api( $said ) );
	}
	if ( '' !== $said['base'] ) {
		$found[] = check_script( $said );
	}
	if ( '' !== $said['api'] && '' !== $said['base'] && ! in_array( 'bad', wp_list_pluck( $found, 'level' ), true ) ) {
		$found[] = check_rendering( $said );
	}
	$found[] = check_register( $said );
	return array_values( array_filter( $found ) );
}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'waybill/v1',
			'/test',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function () {
					return current_user_can( 'manage_options' );
				},
				'callback'            => static function ( \WP_REST_Request $request ) {
					return rest_ensure_response( checks( clean_settings( $request->get_json_params() ) ) );
				},
			)
		);
	}
);
