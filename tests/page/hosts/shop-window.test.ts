import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../demo/server/texts/language';
import { siteAddress } from '../../../demo/server/texts/site-address';
import { eventually, settled } from '../acts';
import { baseUrl } from '../base';
import { expectClean, openPage } from '../kit';

/** The pages of the company; those of widgets are in the other tests. */
const PAGES = [
  '/',
  '/terms-of-service',
  '/mobile',
  '/gps4me',
  '/premium-support',
  '/account/contact',
  '/routes',
  '/address-book',
  '/account/access-denied',
] as const;

const PHONE = { width: 360, height: 740 };

/** Timeout in ms for many pages in a row, also on a slow machine. */
const LONG = 600_000;

/** Returns how many pixels of a page stand out of a window's width. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const faultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** Returns the links of a page to this site that lead nowhere. */
const brokenLinks = async (page: Page, known: Map<string, number>): Promise<readonly string[]> => {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const paths = [
    ...new Set(links.map((link) => new URL(link ?? '', baseUrl())).map(({ href }) => href.replace(/#.*/, ''))),
  ];
  for (const path of paths.filter((one) => !known.has(one)))
    known.set(path, (await page.request.get(path, { maxRedirects: 0 })).status());
  return paths.filter((path) => (known.get(path) ?? 0) >= 400);
};

describe.each(LANGUAGES)('the pages of the company in %s', (language) => {
  it(
    'fit a phone, lead to pages that are there, and have nothing for axe to find',
    async () => {
      const page = await openPage({ path: siteAddress('/', language), viewport: PHONE, bypassCSP: true });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const known = new Map<string, number>();
      for (const path of PAGES) {
        await page.goto(new URL(siteAddress(path, language), baseUrl()).href);
        await settled(page);
        await page.locator('[data-built] > summary').click();
        const found = { overflow: await overflowOf(page), broken: await brokenLinks(page, known) };
        expect({ path, ...found, faults: await faultsOf(page) }).toEqual({ path, overflow: 0, broken: [], faults: [] });
      }
      expectClean(page);
    },
    LONG,
  );
});

describe('the demo bar', () => {
  it.each([
    ['subscriber', 1440, 1],
    ['visitor', 360, 2],
    ['subscriber', 360, 2],
  ])('has for a %s at %i px at most so many rows: %i', async (as, width, rows) => {
    const page = await openPage({ path: '/pricing', as, viewport: { width, height: 740 } });
    await settled(page);
    await eventually(() => page.locator('[data-account] option').count()).toBeGreaterThan(15);
    const tops = await page
      .locator('.demo-bar > :is(label, button, details)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => Math.round(one.getBoundingClientRect().bottom / 16)),
      );
    expect(new Set(tops).size).toBe(rows);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('a guided tour', () => {
  it('is walked by keyboard alone, and its bar covers nothing', async () => {
    const page = await openPage({ path: '/', viewport: PHONE });
    await page.getByRole('link', { name: 'Settle a past-due invoice' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('.tour-step').innerText()).toBe('Settle a past-due invoice: step 1 of 3');
    await settled(page);
    const isCovering = await page
      .locator('[data-tour-bar]')
      .evaluate((bar) => ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(bar).position));
    expect(isCovering).toBe(false);
    for (const step of [2, 3]) {
      await page.locator('[data-tour-next]').focus();
      await page.keyboard.press('Enter');
      await eventually(() => page.locator('.tour-step').innerText()).toBe(
        `Settle a past-due invoice: step ${step} of 3`,
      );
    }
    await page.locator('[data-tour-finish]').focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('[data-tour-bar]').count()).toBe(0);
    expectClean(page);
  });
});

describe('each guided tour', () => {
  it(
    'is walked to its end on a phone, with nothing wider than the window',
    async () => {
      const page = await openPage({ path: '/', viewport: PHONE });
      const names = await page.locator('.tours h3 a').allInnerTexts();
      expect(names).toHaveLength(6);
      for (const name of names) {
        await page.goto(baseUrl());
        await page.getByRole('link', { name, exact: true }).click();
        for (let step = 1, isLast = false; !isLast; step += 1) {
          await eventually(() => page.locator('.tour-step').innerText()).toContain(`${name}: step ${step} of`);
          await settled(page);
          expect([name, step, await overflowOf(page)]).toEqual([name, step, 0]);
          isLast = (await page.locator('[data-tour-finish]').count()) > 0;
          await page.locator('[data-tour-next], [data-tour-finish]').click();
        }
        await eventually(() => page.locator('[data-tour-bar]').count()).toBe(0);
      }
      expectClean(page);
    },
    LONG,
  );
});

describe('the first page', () => {
  it('has its second half behind a tab, which arrow keys reach', async () => {
    const page = await openPage({ path: '/' });
    const tabs = page.getByRole('tab');
    await eventually(() => tabs.count()).toBe(2);
    expect(await page.locator('#hosts').isVisible()).toBe(false);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    expect([await page.locator('#hosts').isVisible(), await page.locator('#tours').isVisible()]).toEqual([true, false]);
    expectClean(page);
  });
});

describe('the menu of an account', () => {
  it('opens and closes by keyboard, and signs out', async () => {
    const page = await openPage({ path: '/pricing', as: 'subscriber' });
    const menu = page.locator('.session .menu');
    await menu.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'Your plan' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    await menu.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'Sign out' }).click();
    await eventually(() => page.locator('.session').innerText()).toContain('Sign in');
    expectClean(page);
  });
});
