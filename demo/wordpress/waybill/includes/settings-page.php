<?php
/**
 * The page under Settings → Waybill.
 *
 * @package Waybill
 */

namespace Waybill;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a row with an address or a text.
 *
 * @param string $name  The setting.
 * @param string $label Its label.
 * @param string $help  One sentence; may be empty.
 * @param string $type  The type of the input.
 * @param string $hint  A placeholder.
 */
function text_row( $name, $label, $help = '', $type = 'text', $hint = '' ) {
	$value = settings()[ $name ];
	?>
	<tr>
		<th scope="row"><label for="waybill-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<input class="regular-text" id="waybill-<?php echo esc_attr( $name ); ?>" name="waybill[<?php echo esc_attr( $name ); ?>]"
				type="<?php echo esc_attr( $type ); ?>" value="<?php echo esc_attr( $value ); ?>" placeholder="<?php echo esc_attr( $hint ); ?>"
				<?php if ( '' !== $help ) : ?>
				aria-describedby="waybill-<?php echo esc_attr( $name ); ?>-help"
				<?php endif; ?>
			/>
			<?php if ( '' !== $help ) : ?>
			<p class="description" id="waybill-<?php echo esc_attr( $name ); ?>-help"><?php echo esc_html( $help ); ?></p>
			<?php endif; ?>
		</td>
	</tr>
	<?php
}

/**
 * Prints a row with a choice.
 *
 * @param string               $name    The setting.
 * @param string               $label   Its label.
 * @param array<string,string> $options Labels by value.
 */
function choice_row( $name, $label, array $options ) {
	?>
	<tr>
		<th scope="row"><label for="waybill-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<select id="waybill-<?php echo esc_attr( $name ); ?>" name="waybill[<?php echo esc_attr( $name ); ?>]">
				<?php foreach ( $options as $value => $text ) : ?>
				<option value="<?php echo esc_attr( $value ); ?>" <?php selected( settings()[ $name ], $value ); ?>><?php echo esc_html( $text ); ?></option>
				<?php endforeach; ?>
			</select>
		</td>
	</tr>
	<?php
}

/** The routes that most sites name. */
const USUAL_ROUTES = array( 'register', 'sign-in', 'contact', 'cart-review', 'pricing', 'terms' );

/**
 * Prints the rows of some routes.
 *
 * @param array<string,array> $routes The routes by name.
 */
function route_rows( array $routes ) {
	$said = settings()['routes'];
	foreach ( $routes as $name => $route ) {
		$value = str_replace( array( '%7B', '%7D' ), array( '{', '}' ), $said[ $name ] ?? '' );
		?>
		<tr>
			<th scope="row"><label for="waybill-route-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $route['label'] ); ?></label></th>
			<td><input class="regular-text" id="waybill-route-<?php echo esc_attr( $name ); ?>" name="waybill[routes][<?php echo esc_attr( $name ); ?>]"
				type="text" value="<?php echo esc_attr( $value ); ?>" placeholder="<?php echo esc_attr( $route['default'] ); ?>" /></td>
		</tr>
		<?php
	}
}

/** Prints the page. */
function settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap waybill-settings">
		<h1>Waybill</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'waybill' ); ?>
			<table class="form-table" role="presentation">
				<?php
				text_row( 'api', __( 'Address of the API', 'waybill' ), __( 'Your developer knows it. It begins with https://.', 'waybill' ), 'url', 'https://api.example.com' );
				text_row( 'base', __( 'Folder of the script', 'waybill' ), __( 'The folder that has waybill.js, as browsers see it.', 'waybill' ), 'url', 'https://cdn.example.com/waybill/' );
				choice_row(
					'services',
					__( 'Reading prices', 'waybill' ),
					array(
						'token'  => __( 'The API gives each visitor a token', 'waybill' ),
						'public' => __( 'Visitors need no token', 'waybill' ),
					)
				);
				choice_row(
					'analytics',
					__( 'Statistics of the shop', 'waybill' ),
					array(
						'off'           => __( 'Off', 'waybill' ),
						'after-consent' => __( 'After the visitor’s consent', 'waybill' ),
						'on'            => __( 'On', 'waybill' ),
					)
				);
				choice_row(
					'integrity',
					__( 'Check of the script', 'waybill' ),
					array(
						'off' => __( 'None', 'waybill' ),
						'on'  => __( 'Browsers run it only as released with this plugin', 'waybill' ),
					)
				);
				text_row( 'fallback_text', __( 'Text until the prices are there', 'waybill' ), __( 'Also for visitors whose browser runs no scripts.', 'waybill' ) );
				text_row( 'fallback_url', __( 'Where that text leads', 'waybill' ), '', 'text', '/prices.pdf' );
				?>
			</table>
			<p><button type="button" class="button" data-waybill-test><?php esc_html_e( 'Test', 'waybill' ); ?></button></p>
			<div class="waybill-findings" role="status" data-waybill-findings></div>
			<h2><?php esc_html_e( 'Where buttons lead', 'waybill' ); ?></h2>
			<p><?php esc_html_e( 'A path of this site or a whole address. What is empty leads where the field shows.', 'waybill' ); ?></p>
			<?php $usual = array_flip( USUAL_ROUTES ); ?>
			<table class="form-table" role="presentation"><?php route_rows( array_intersect_key( routes(), $usual ) ); ?></table>
			<details>
				<summary><?php esc_html_e( 'More pages', 'waybill' ); ?></summary>
				<table class="form-table" role="presentation"><?php route_rows( array_diff_key( routes(), $usual ) ); ?></table>
			</details>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

add_action(
	'admin_menu',
	static function () {
		$page = add_options_page( 'Waybill', 'Waybill', 'manage_options', 'waybill', __NAMESPACE__ . '\settings_page' );
		add_action(
			"admin_print_scripts-$page",
			static function () {
				$version = manifest()['version'];
				wp_enqueue_style( 'waybill-editor' );
				wp_enqueue_script( 'waybill-settings', plugins_url( 'assets/settings.js', FILE ), array( 'wp-api-fetch' ), $version, true );
				$texts = array(
					'asking' => __( 'Asking the API…', 'waybill' ),
					'failed' => __( 'The test couldn’t be run. Load this page again.', 'waybill' ),
				);
				wp_add_inline_script( 'waybill-settings', 'window.waybillSettings = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );
			}
		);
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( FILE ),
	static function ( $links ) {
		$url = admin_url( 'options-general.php?page=waybill' );
		array_unshift( $links, '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'waybill' ) . '</a>' );
		return $links;
	}
);
