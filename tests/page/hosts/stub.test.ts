import { describe, expect, it } from 'vitest';
import { STUB } from '../../../src/loader/stub';
import { cartOf, settled } from '../acts';
import { expectClean, openPage } from '../kit';

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Prices</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/dist/waybill.js" data-api=""></script>
    <script>${STUB}</script>
    <script>
      waybill.configure({ country: 'DE', currency: 'EUR' });
      waybill.on('cart-change', () => (document.title = 'changed'));
      waybill.cart.add('module/201').then(({ status }) => (document.body.dataset.added = status));
    </script>
  </head>
  <body>
    <button data-waybill-action="quote.open">Mail this quote</button>
    <waybill-cart><p>Your cart</p></waybill-cart>
  </body>
</html>`;

describe('a page with the stub behind the tag', () => {
  it('is configured, fills the cart and opens the form by calls and a press from before the loader', async () => {
    let release: (() => void) | undefined;
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await openPage({
      path: '/early',
      until: 'commit',
      before: async (fresh) => {
        await fresh.route('**/early', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
        await fresh.route('**/dist/waybill.js', async (route) => {
          await pressed;
          await route.continue();
        });
      },
    });
    await page.getByRole('button', { name: 'Mail this quote' }).click();
    release?.();
    await settled(page);
    await page.locator('body[data-added="added"]').waitFor();
    await page.getByRole('dialog').first().waitFor();
    expect(await page.title()).toBe('changed');
    expect(await cartOf(page).innerText()).toContain('€');
    expectClean(page);
  });
});
