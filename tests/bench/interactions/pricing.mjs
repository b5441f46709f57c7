import { html } from '../kit.mjs';

async function ready(page) {
  // A press leads to the page of registration, which would take the page away.
  await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
  await page.getByRole('article').nth(2).getByRole('button').first().waitFor();
}

/** A press on the button of a package. */
export const pricing = {
  pages: {
    pricing: html(
      '<script type="module" src="/dist/waybill.js" data-api="" data-services="public"></script>',
      '<waybill-config country="US"></waybill-config><waybill-pricing-table></waybill-pricing-table>',
    ),
    bare: html('<script type="module" src="/dist/bare-pricing.js"></script>'),
  },
  ours: 'dist/pricing.html',
  bare: 'dist/bare.html',
  ready,
  rows: [
    {
      name: 'pricing table: press on a card',
      goal: 64,
      event: 'click',
      act: (page, at) =>
        page
          .getByRole('article')
          .nth(at % 3)
          .getByRole('button')
          .first()
          .click(),
      // The page is opened anew with an empty cart, because another package in place of this one would be asked about.
      async after(page) {
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await ready(page);
        await page.waitForLoadState('networkidle');
      },
    },
  ],
};
