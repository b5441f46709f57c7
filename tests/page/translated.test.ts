import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cardOf, eventually, hold, pick, prevent, settled } from './acts';
import { expectClean, openPage } from './kit';
import { readIn, translate, translateEarly, type TranslatorKind } from './translator';

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

const choose = (name: string): Step => [name, (page) => page.getByRole('radio', { name }).check({ force: true })];
const speak = (lang: string): Step => [
  `lang ${lang}`,
  async (page) => {
    await page.evaluate((to) => document.documentElement.setAttribute('lang', to), lang);
    const word = lang === 'es' ? 'Paquetes' : 'Packages';
    await page.getByText(word).first().waitFor();
  },
];

const SHOP: readonly Step[] = [
  choose('Monthly'),
  choose('Commercial'),
  choose('Annual'),
  choose('Standard'),
  ['picks a package', (page) => pick(page, 'Route Planner')],
  [
    'asks whether to replace it',
    async (page) => {
      await pick(page, 'Route Optimization');
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  ],
  speak('es'),
  speak('en'),
  choose('Monthly'),
];

const KINDS: readonly TranslatorKind[] = ['replaces', 'moves'];

async function openShop(before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openPage({ path: '/platform/marketplace/pricing', before });
  await settled(page);
  await prevent(page, 'navigate');
  await cardOf(page, 'Route Planner').waitFor();
  return page;
}

/** Opens the shop as the server renders it, and lets its scripts come once a translator has been there. */
async function openTranslated(kind: TranslatorKind): Promise<Page> {
  let held: AbortController | undefined;
  const page = await openPage({
    path: '/platform/marketplace/pricing',
    isServed: true,
    until: 'commit',
    before: async (fresh) => {
      held = await hold(fresh, '/dist/waybill.js');
    },
  });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await translate(page, kind);
  expect(await page.locator('waybill-pricing-table [data-served] font').count()).toBeGreaterThan(10);
  held?.abort();
  await settled(page);
  await prevent(page, 'navigate');
  return page;
}

describe.each(KINDS)('under a translator that %s texts', (kind) => {
  it.each([
    ['after the widgets have mounted', false],
    ['from the start', true],
  ])('the prices and the cart say the same as without it, %s', async (_, isEarly) => {
    const plain = await openShop();
    const other = await openShop(isEarly ? (page) => translateEarly(page, kind) : undefined);
    if (!isEarly) await translate(other, kind);
    for (const [name, act] of SHOP) {
      for (const page of [plain, other]) {
        await act(page);
        await settled(page);
      }
      // A write begins a moment after its press, when the page has already looked settled.
      await eventually(() => readIn(plain)).not.toContain('Adding…');
      const expected = await readIn(plain);
      await eventually(async () => [name, await readIn(other)]).toEqual([name, expected]);
    }
    expectClean(other);
  });

  it('prices that the server rendered say the same as without it, where it comes before the scripts', async () => {
    const plain = await openShop();
    const other = await openTranslated(kind);
    for (const [name, act] of [choose('Monthly'), choose('Commercial')]) {
      for (const page of [plain, other]) {
        await act(page);
        await settled(page);
      }
      const expected = await readIn(plain);
      await eventually(async () => [name, await readIn(other)]).toEqual([name, expected]);
    }
    expectClean(other);
  });
});
