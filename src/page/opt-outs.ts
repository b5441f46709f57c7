/**
 * Attributes by which optimisers leave a script as it is: Cloudflare Rocket Loader, LiteSpeed (two of them) and WP Rocket. Snippets carry
 * them, and the guide shows them.
 */
export const OPT_OUTS = 'data-cfasync="false" data-no-optimize="1" data-no-defer="1" nowprocket';
