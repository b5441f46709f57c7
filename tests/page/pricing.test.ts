import { describe, expect, it } from 'vitest';
import { callsOf, cardOf, cartOf, emptyCartOf, eventually, pick, settled } from './acts';
import { expectClean, openPage } from './kit';

const isOpen = (name: string): boolean => {
  const shadow = document.querySelector('waybill-pricing-table')?.shadowRoot;
  return shadow?.getElementById(name)?.matches('[open]') ?? false;
};

describe('the toggles', () => {
  it('change by arrow keys and are remembered [PRC-02, PRC-03, PRC-06, PRC-07, PRC-08, PRC-09]', async () => {
    const page = await openPage({ path: '/pricing' });
    await settled(page);
    const card = cardOf(page, 'Route Planner');
    expect(await card.innerText()).toContain('$149');
    await page.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card.innerText()).toContain('$179');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await eventually(() => card.innerText()).toContain('$239');
    await page.reload();
    await eventually(() => card.innerText()).toContain('$239');
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Commercial' }).isChecked()).toBe(true);
    expectClean(page);
  });
});

describe('the categories', () => {
  it('close and open by mouse and by keyboard [PRC-04, PRC-05]', async () => {
    const page = await openPage({ path: '/pricing' });
    await settled(page);
    const card = cardOf(page, 'Route Planner');
    await page.getByRole('heading', { name: 'Dynamic Routing', exact: true }).click();
    await card.waitFor({ state: 'hidden' });
    expect(await page.evaluate(isOpen, 'dynamic-routing')).toBe(false);
    await page.keyboard.press('Enter');
    await card.waitFor();
    expect(await page.evaluate(isOpen, 'dynamic-routing')).toBe(true);
    expectClean(page);
  });

  it.each([
    ['dynamic-routing', 'scheduled-recurring-routing', 'Route Planner'],
    ['scheduled-recurring-routing', 'dynamic-routing', 'Recurring Routes'],
  ])('#%s opens its category and brings it into view [NAV-15, NAV-16]', async (anchor, other, plan) => {
    const page = await openPage({ path: `/pricing#${anchor}`, viewport: { width: 1280, height: 600 } });
    await settled(page);
    await cardOf(page, plan).waitFor();
    expect(await page.evaluate(isOpen, other)).toBe(false);
    await eventually(() =>
      page.evaluate((id) => {
        const shadow = document.querySelector('waybill-pricing-table')?.shadowRoot;
        const { top } = shadow?.getElementById(id)?.getBoundingClientRect() ?? { top: Infinity };
        return top >= -1 && top < innerHeight / 2;
      }, anchor),
    ).toBe(true);
    // A link of the page has the same effect later.
    await page.evaluate((hash) => void (location.hash = hash), other);
    await eventually(() => page.evaluate(isOpen, other)).toBe(true);
    expectClean(page);
  });
});

describe('a package hash in the address', () => {
  const HASH = '#same-day-delivery?utm_source=mail&utm_campaign=spring';
  const open = async (path: string, as?: string) => {
    let calls: string[] = [];
    const page = await openPage({
      path: path + HASH,
      as,
      async before(fresh) {
        if (as) await emptyCartOf(fresh, as);
        calls = callsOf(fresh);
      },
    });
    await settled(page);
    return { page, adds: () => calls.filter((call) => call.startsWith('POST /cart/add')) };
  };

  it('adds the package to a visitor’s cart once, with the campaign in the call [NAV-17, NAV-19, API-07]', async () => {
    const { page, adds } = await open('/pricing');
    await eventually(() => cartOf(page).innerText()).toContain('Same-day Delivery');
    await settled(page);
    expect(adds()).toEqual(['POST /cart/add?utm_source=mail&utm_campaign=spring']);
    expect(new URL(page.url()).pathname).toBe('/pricing');
    expectClean(page);
  });

  it('adds nothing to a member’s cart [NAV-18]', async () => {
    const { page, adds } = await open('/account/manage-features', 'canceled');
    // The hash has been handled before this press.
    await pick(page, 'Recurring Routes');
    await eventually(() => cartOf(page).innerText()).toContain('Recurring Routes');
    await settled(page);
    expect(adds()).toEqual(['POST /cart/add']);
    expectClean(page);
  });
});
