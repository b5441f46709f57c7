import { html } from '../kit.mjs';

const TAG = 'waybill-marketplace-grid';
/** ms that a shopper holds the button of the mouse down. */
const HELD = 80;

const isBare = (page) => page.url().includes('/dist/');
const field = (page) => page.locator(isBare(page) ? 'input' : `${TAG} input[role=combobox]`);

/** The button of the first card that needs no other module. */
const button = (page) =>
  isBare(page)
    ? page.locator('article button').first()
    : page
        .locator(`${TAG} .module:not(:has(.item-hint))`, { hasText: /Add to cart|Remove/ })
        .first()
        .locator('.btn');

/** Remounts the element while its catalogue is in the store. @returns ms until its first cards are painted */
const mount = (page) =>
  page.evaluate(async (tag) => {
    const old = document.querySelector(tag);
    const place = old.parentElement;
    old.remove();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const element = document.createElement(tag);
    const began = performance.now();
    place.append(element);
    while (!element.shadowRoot?.querySelector('.module .btn')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  }, TAG);

const nodes = (page) =>
  page.evaluate((tag) => document.querySelector(tag).shadowRoot.querySelectorAll('*').length, TAG);

/** A press on a card and a key of the search, in a marketplace of so many modules. */
export const market = (modules) => ({
  pages: { bare: html('<script type="module" src="/dist/bare-forms.js"></script>') },
  server: { modules },
  ours: 'platform/marketplace',
  bare: `dist/bare.html?market=${modules}`,
  ready: (page) => button(page).waitFor(),
  figures: [
    { name: `marketplace of ${modules}: mount, ms`, goal: 1000, read: mount },
    { name: `marketplace of ${modules}: nodes`, goal: 1000, read: nodes },
  ],
  rows: [
    {
      name: `marketplace of ${modules}: press on a card`,
      goal: 40,
      event: 'click',
      act: (page) => button(page).click({ delay: HELD }),
    },
    {
      name: `marketplace of ${modules}: key of the search`,
      goal: 60,
      event: 'keydown',
      before: (page) => field(page).focus(),
      act: (page, at) => page.keyboard.press('module del'[at % 10] ?? 'a'),
    },
  ],
});
