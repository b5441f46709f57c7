import { html } from '../kit.mjs';

/** The number of addresses in the form. */
const TAGS = 200;

/** Keys in the field of recipients of a form that holds many. */
export const share = {
  pages: { bare: html('<script type="module" src="/dist/bare-forms.js"></script>') },
  server: { mailAllowance: 1_000_000 },
  ours: 'pricing',
  bare: `dist/bare.html?share=${TAGS}`,
  async ready(page) {
    if (page.url().includes('/dist/')) {
      await page.locator('input').waitFor();
      return page.locator('input').focus();
    }
    await page.evaluate(() => globalThis.waybill.cart.add('package/8'));
    await page.waitForFunction(() =>
      document.querySelector('waybill-cart')?.shadowRoot?.textContent.includes('Route Optimization'),
    );
    await page.evaluate(() => globalThis.waybill.quote.open());
    const field = page.locator('waybill-share-quote .tag-box input');
    await field.fill(Array.from({ length: TAGS }, (_, at) => `person-${at}@example.com `).join(''));
    await page.waitForFunction(
      (wanted) => document.querySelector('waybill-share-quote')?.shadowRoot?.querySelectorAll('.tag').length === wanted,
      TAGS,
    );
    await field.focus();
  },
  rows: [
    {
      name: `share form of ${TAGS} tags: key`,
      event: 'keydown',
      act: (page, at) => page.keyboard.press('abcdefghij'[at % 10]),
    },
  ],
};
