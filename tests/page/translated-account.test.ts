import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually, pick, prevent, settled } from './acts';
import { expectClean } from './kit';
import { CARD_ENTRIES, dialogNamed, openToOrder, resetOrders } from './orders';
import { readIn, translate, translateEarly, type TranslatorKind } from './translator';

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

interface Walk {
  readonly path: string;
  readonly as: string;
  readonly hasCard?: boolean;
  /** Each step is compared with that of a page without a translator. */
  readonly steps: readonly Step[];
  /** What a translated page does last; numbers of invoices differ, so that it is not compared. */
  readonly last?: (page: Page) => Promise<unknown>;
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name }).last().click();
const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name }).waitFor();

const REVIEW = 'Order Route Planner?';
/** Waits for the sum and the card, of which either may come first. */
const dueIn = (page: Page) => eventually(() => dialogNamed(page, REVIEW).innerText()).toMatch(/Due today[^]*4444/);

const CHECKOUT: Walk = {
  path: '/pricing',
  as: 'member',
  steps: [
    [
      'reviews an order',
      async (page) => {
        await pick(page, 'Route Planner');
        await dueIn(page);
      },
    ],
    [
      'leaves it',
      async (page) => {
        await press('Cancel')(page);
        await dialogNamed(page, REVIEW).waitFor({ state: 'detached' });
      },
    ],
    [
      'reviews it from the cart',
      async (page) => {
        await page.locator('waybill-cart').getByRole('button', { name: 'Continue to checkout' }).click();
        await dueIn(page);
      },
    ],
  ],
  async last(page) {
    await press(/^Order/)(page);
    await dialogNamed(page, 'Successfully updated').waitFor();
  },
};

const UPGRADE: Walk = {
  path: '/account/manage-features',
  as: 'subscriber',
  hasCard: false,
  steps: [
    [
      'asks for a package',
      async (page) => {
        await page
          .locator('waybill-subscription')
          .getByRole('button', { name: /^Upgrade/ })
          .click();
        await heading(page, 'Which package would you like?');
        await page.getByRole('dialog').getByRole('radio').first().waitFor();
      },
    ],
    ['takes another one', (page) => page.getByRole('dialog').getByRole('radio').last().check({ force: true })],
    [
      'shows the cycles',
      async (page) => {
        await press('Next: billing')(page);
        await page.getByRole('dialog').getByRole('radiogroup', { name: 'Billing cycle' }).waitFor();
      },
    ],
    [
      'reviews it',
      async (page) => {
        await press('Next: review')(page);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Upgrade/ })
          .waitFor();
      },
    ],
  ],
};

const BILLING: Walk = {
  path: '/account/billing/subscription',
  as: 'unsold',
  hasCard: false,
  steps: [
    [
      'is told what is missing',
      async (page) => {
        await page.getByRole('button', { name: 'Save billing details' }).click();
        await page.getByText('11 fields need your attention').waitFor();
      },
    ],
    [
      'fills the form in',
      async (page) => {
        for (const [field, text] of CARD_ENTRIES) {
          const entry = page.locator('waybill-billing-form').getByLabel(field, { exact: true });
          if (await entry.evaluate((one) => one instanceof HTMLSelectElement))
            await entry.selectOption({ label: text });
          else await entry.pressSequentially(text);
        }
      },
    ],
  ],
};

let open: Page | undefined;
afterEach(async () => {
  if (open) await resetOrders(open);
  open = undefined;
});

async function openWalk({ path, as, hasCard }: Walk, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  open = await openToOrder(path, as, { hasCard, before });
  await settled(open);
  await prevent(open, 'navigate');
  return open;
}

const HOW: readonly (readonly [kind: TranslatorKind, when: 'early' | 'late'])[] = [
  ['replaces', 'late'],
  ['replaces', 'early'],
  ['moves', 'late'],
];

describe.each([
  ['checkout', CHECKOUT],
  ['an upgrade', UPGRADE],
  ['the billing form', BILLING],
])('%s under a translator', (_, walk) => {
  it.each(HOW)('that %s texts, %s, says the same as without it', async (kind, when) => {
    const plain = await openWalk(walk);
    const expected: (readonly string[])[] = [];
    for (const [, act] of walk.steps) {
      await act(plain);
      await settled(plain);
      expected.push(await readIn(plain));
    }
    await resetOrders(plain);
    await plain.context().close();

    const other = await openWalk(walk, when === 'early' ? (page) => translateEarly(page, kind) : undefined);
    if (when === 'late') await translate(other, kind);
    for (const [at, [name, act]] of walk.steps.entries()) {
      await act(other);
      await settled(other);
      await eventually(async () => [name, await readIn(other)]).toEqual([name, expected[at]]);
    }
    await walk.last?.(other);
    expect(await other.locator('font').count()).toBeGreaterThan(10);
    expectClean(other);
  });
});
