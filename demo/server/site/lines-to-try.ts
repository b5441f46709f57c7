/** The file that mounts the widgets on the page that imports it, on the site of the demo. */
const TRY = '/assets/try.js';

/**
 * Returns the lines that a start prints, with which the widgets can be tried on a page of one's own on this machine: markup for its source,
 * and one expression for the console of a page that is open.
 * @param shop origin of the demo site, such as `http://127.0.0.1:4173`
 */
export function linesToTry(shop: string): readonly string[] {
  // Most servers of developers name their pages localhost, and a cookie goes to one name only, whatever the port.
  const here = shop.replace('//127.0.0.1', '//localhost');
  const script = `<script type="module" src="${here}/dist/waybill.js" data-api="${here}"></script>`;
  return [
    'Try it on a page of yours, on any port of localhost or 127.0.0.1. In its HTML:',
    `  ${script}<waybill-pricing-table></waybill-pricing-table><waybill-cart></waybill-cart>`,
    'Or in the console of the open page:',
    `  import('${here}${TRY}')`,
  ];
}
