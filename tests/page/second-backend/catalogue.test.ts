import { describe, expect, it } from 'vitest';
import type { Quirks } from '../../second-backend/quirks';
import { button, errorsOf, openOnSecondBackend, seenIn, widgetsSettled, textIn } from './kit';
import { eventually } from '../acts';

const TABLE = 'waybill-pricing-table';
const GRID = 'waybill-marketplace-grid';
const DETAILS = 'waybill-module-details';

const radio = (name: string) => ({ role: 'radio', name }) as const;

describe('the widgets of the catalogue on a second backend', () => {
  it('group packages by the categories that the packages name', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>` });
    const { page } = shop;
    await seenIn(page, TABLE).toContain('Dynamic Routing');
    await seenIn(page, TABLE).toContain('Scheduled Recurring Routing');
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    for (const text of ['Courier', '$149', 'Depot', '$1,199', 'Rounds', '$249', 'Live Map']) {
      await seenIn(page, TABLE).toContain(text);
    }
    await page.getByRole('radio', { name: 'Annual' }).check({ force: true });
    await seenIn(page, TABLE).toContain('$129');
    expect(await textIn(page, TABLE)).not.toContain('$149');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('show boosters, services and support levels', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${TABLE} panels="booster-list service-list"></${TABLE}>` });
    for (const text of ['Traffic Booster', '$35', 'Data Import', '$500', 'Premium Support', '$199']) {
      await seenIn(page, TABLE).toContain(text);
    }
  });

  it('compare packages by the add-ons that they include', async () => {
    const { page } = await openOnSecondBackend({ widgets: '<waybill-plan-comparison></waybill-plan-comparison>' });
    for (const text of ['Courier', 'Depot', 'Geofences']) await seenIn(page, 'waybill-plan-comparison').toContain(text);
  });

  it('show add-ons of the marketplace with their dependencies', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${GRID}></${GRID}>` });
    await seenIn(shop.page, GRID).toContain('19 items');
    await seenIn(shop.page, GRID).toContain('Also adds Route Manager, Live Map');
    await seenIn(shop.page, GRID).toMatch(/\$20\s*\/vehicle/);
    await seenIn(shop.page, GRID).toContain('$1,080');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('show packages by industry', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${GRID} kind="industry"></${GRID}>` });
    for (const text of ['Last Mile', 'Parcel Kit', '$95', 'Field Service', 'Service Kit', '$72']) {
      await seenIn(page, GRID).toContain(text);
    }
  });

  it('show the details of an add-on', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${DETAILS} module="4"></${DETAILS}>` });
    await seenIn(page, DETAILS).toContain('Delivery Proof');
    expect(await textIn(page, DETAILS)).toContain('$85.50');
  });

  it('show the details of a package of the pricing page, which is for sale', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${DETAILS} plan="101"></${DETAILS}>` });
    await seenIn(page, DETAILS).toContain('$149');
    expect(await textIn(page, DETAILS)).not.toContain('isn’t available');
  });

  it('mail the pricing guide', async () => {
    const { page, backend } = await openOnSecondBackend({ widgets: '<waybill-guide-form></waybill-guide-form>' });
    await page.getByLabel('email').fill('ana@example.com');
    await button(page, 'Get the pricing guide').click();
    await seenIn(page, 'waybill-guide-form').toContain('Your guide is on its way');
    expect(backend.state.guides).toMatchObject([{ email: 'ana@example.com' }]);
  });

  it('appear without a request if they need none', async () => {
    const shop = await openOnSecondBackend({
      widgets: `<waybill-config></waybill-config><waybill-chat-button></waybill-chat-button>
        <waybill-faq><details><summary>Why?</summary>So.</details></waybill-faq>
        <waybill-dialogs></waybill-dialogs><waybill-video src="/none.mp4"></waybill-video>`,
    });
    await widgetsSettled(shop.page);
    await seenIn(shop.page, 'waybill-chat-button').toContain('Chat with sales');
    await seenIn(shop.page, 'waybill-video').toContain('Play the video');
    expect(errorsOf(shop)).toEqual([]);
    expect(shop.backend.unknown).toEqual([]);
  });
});

describe('packages and add-ons', () => {
  const ROWS: readonly (readonly [string, Partial<Quirks>])[] = [
    ['a list of categories too', { categories: 'listed' }],
    ['numbers instead of text', { numbers: 'number' }],
    ['lists as arrays', { lists: 'array', ids: 'list' }],
    ['lists as JSON strings', { lists: 'json', ids: 'list' }],
    ['comma-separated ids', { ids: 'list' }],
    ['replies in result', { envelope: 'result' }],
    ['replies in data', { envelope: 'data' }],
    ['lists without an envelope', { envelope: 'bare' }],
    ['replies without an envelope', { envelope: 'none' }],
    ['thousands separators', { amounts: 'thousands' }],
    ['missing quantities', { quantities: 'absent' }],
    ['billing cycles named month and year', { billingCycle: 'month or year' }],
    ['a record as a list of one', { details: 'list' }],
    ['the status in HTTP only', { statusIn: 'http' }],
    ['the status in HTTP and in the body', { statusIn: 'both' }],
    ['HTML for unknown calls', { unknownCalls: 'html' }],
    ['only simple headers allowed', { cors: 'simple' }],
  ];

  it.each(ROWS)('are shown with prices and dependencies: %s', async (_, turned) => {
    const shop = await openOnSecondBackend({
      widgets: `<${TABLE} panels="plan-list"></${TABLE}><${DETAILS} module="4"></${DETAILS}>`,
      turned: { sold: 'monthly', ...turned },
    });
    const { page } = shop;
    for (const text of ['Dynamic Routing', 'Courier', '$149', 'Depot', '$1,199', 'Live Map']) {
      await seenIn(page, TABLE).toContain(text);
    }
    await seenIn(page, DETAILS).toContain('$85.50');
    expect(errorsOf(shop)).toEqual([]);
  });
});

describe('packages without a choice', () => {
  it.each([
    ['monthly', '$149'],
    ['annual', '$129'],
  ] as const)('are shown without a toggle if all are %s', async (sold, price) => {
    const { page } = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>`, turned: { sold } });
    await seenIn(page, TABLE).toContain(price);
    for (const name of ['Monthly', 'Annual', 'Standard', 'Commercial']) {
      expect(await page.getByRole(radio(name).role, { name }).count(), name).toBe(0);
    }
  });

  it('are shown without a toggle if they name no billing cycle', async () => {
    const { page } = await openOnSecondBackend({
      widgets: `<${TABLE}></${TABLE}>`,
      turned: { billingCycle: 'absent', sold: 'monthly' },
    });
    await seenIn(page, TABLE).toContain('$149');
    expect(await page.getByRole('radio', { name: 'Annual' }).count()).toBe(0);
  });

  it('are shown without a category, or an error offers to try again', async () => {
    const shop = await openOnSecondBackend({
      widgets: `<${TABLE} panels="plan-list"></${TABLE}>`,
      turned: { planCategories: 'absent' },
    });
    const { page } = shop;
    await widgetsSettled(page);
    await eventually(async () => {
      const text = await textIn(page, TABLE);
      return text.includes('Courier') || (errorsOf(shop).length > 0 && text.includes('Try again'));
    }).toBe(true);
  });
});

describe('a catalogue that cannot be read', () => {
  it.each([
    ['packages', TABLE, 'Depot'],
    ['modules', GRID, 'Address Book'],
  ] as const)('in part still shows the other %s, and warns the console once', async (list, tag, rest) => {
    const shop = await openOnSecondBackend({
      widgets: `<${tag}></${tag}>`,
      turned: { sold: 'monthly', unreadable: { list, which: 'one' } },
    });
    await seenIn(shop.page, tag).toContain(rest);
    expect(shop.said).toHaveLength(1);
    expect(errorsOf(shop)).toEqual([]);
  });

  it.each([
    ['packages', TABLE],
    ['modules', GRID],
  ] as const)('for lack of readable %s shows an error with a retry, never an empty shop', async (list, tag) => {
    const shop = await openOnSecondBackend({
      widgets: `<${tag}></${tag}>`,
      turned: { sold: 'monthly', unreadable: { list, which: 'all' } },
    });
    await seenIn(shop.page, tag).toContain('Try again');
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
    expect(await textIn(shop.page, tag)).not.toContain('nothing');
  });

  it('because its body is empty shows an error with a retry', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>`, turned: { empty: 'catalogue' } });
    await seenIn(shop.page, TABLE).toContain('Try again');
  });

  it('because its body is empty raises an error event', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>`, turned: { empty: 'catalogue' } });
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
  });

  it('is told apart from an empty one, which says that there is nothing', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${GRID}></${GRID}>`, turned: { empty: 'lists' } });
    await seenIn(page, GRID).toContain('nothing');
  });
});
