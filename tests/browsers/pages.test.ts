import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { BROWSERS, useBrowser, goTo } from './kit';
import { keepPicture } from './pictures';

const PAGES = [
  '/',
  '/pricing',
  '/placeholders',
  '/classic',
  '/platform/marketplace',
  '/quote',
  '/shopping-cart-review',
  '/outbox',
  '/register',
  '/account/manage-features',
  '/account/billing/subscription',
  '/account/billing/hosted',
  '/account/invoices',
  '/account/access-denied',
  '/account/contact',
];

/** Returns how many colors a picture has; a page that was not drawn has one. */
const colorsOf = (picture: Buffer): number => {
  const { data } = PNG.sync.read(picture);
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 4) colors.add(data.readUInt32BE(at));
  return colors.size;
};

/** Returns by how many pixels the page scrolls sideways. */
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

describe.each(BROWSERS)('in %s', (name, start) => {
  const browser = useBrowser(name, start);

  it.each([
    ['visitor', 1280],
    ['member', 1600],
    ['trial', 480],
    ['subscriber', 1600],
    ['pastdue', 768],
  ] as const)(
    'every page of the demo is drawn for a %s at %i px, with nothing in the console and no sideways scroll',
    async (as, width) => {
      const tab = await browser.open('/', as);
      await tab.resize(width);
      for (const path of PAGES) {
        await goTo(tab, browser.shop(), path);
        const picture = await tab.picture();
        keepPicture(name, `${as} ${path}`, picture);
        expect({
          path,
          over: await tab.run(overflow),
          isDrawn: colorsOf(picture) > 20,
          troubles: browser.shop().takeTroubles(),
        }).toEqual({ path, over: 0, isDrawn: true, troubles: [] });
      }
    },
  );

  it('lets a long word follow a line break in a mail of the outbox', async () => {
    const tab = await browser.open('/platform/marketplace');
    const isAlive = await tab.run(() => {
      for (let width = 120; width < 640; width += 40) {
        for (const inner of ['one<br>', 'two words\n']) {
          const text = document.createElement('p');
          text.style.cssText = `width: ${width}px; white-space: pre-line; overflow-wrap: anywhere`;
          text.insertAdjacentHTML('beforeend', `${inner}${'averylongword'.repeat(20)}`);
          document.body.append(text);
        }
      }
      return document.body.offsetHeight > 0;
    });
    expect(isAlive).toBe(true);
  });

  it('underlines links', async () => {
    const tab = await browser.open('/platform/marketplace');
    const lines = await tab.run(() => {
      const links = document.querySelector('waybill-marketplace-grid')?.shadowRoot?.querySelectorAll('a') ?? [];
      return [...links].map((link) => getComputedStyle(link).textDecorationLine);
    });
    expect(lines).toContain('underline');
  });
});
