import { describe, expect, it } from 'vitest';
import type { Quirks } from '../../second-backend/quirks';
import { button, errorsOf, openOnSecondBackend, seenIn, widgetsSettled, textIn } from './kit';
import { eventually } from '../acts';

const TABLE = 'waybill-pricing-table';
const GRID = 'waybill-marketplace-grid';
const DETAILS = 'waybill-module-details';

const radio = (name: string) => ({ role: 'radio', name }) as const;

describe('the widgets of the shop on a second backend', () => {
  it('show packages by the categories that they name themselves', async () => {
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

  it('show add-ons of the platform with what they need', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${GRID}></${GRID}>` });
    await seenIn(shop.page, GRID).toContain('19 items');
    await seenIn(shop.page, GRID).toContain('for 2 modules it needs: Route Manager, Live Map');
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

  it('show all about one add-on', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${DETAILS} module="4"></${DETAILS}>` });
    await seenIn(page, DETAILS).toContain('Delivery Proof');
    expect(await textIn(page, DETAILS)).toContain('$85.50');
  });

  it('show all about one package of the pricing page, which is sold', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${DETAILS} plan="101"></${DETAILS}>` });
    await seenIn(page, DETAILS).toContain('$149');
    expect(await textIn(page, DETAILS)).not.toContain('not for sale');
  });

  it('mail the pricing guide', async () => {
    const { page, backend } = await openOnSecondBackend({ widgets: '<waybill-guide-form></waybill-guide-form>' });
    await page.getByLabel('e-mail').fill('ana@example.com');
    await button(page, 'Get the pricing guide').click();
    await seenIn(page, 'waybill-guide-form').toContain('Your guide is on its way');
    expect(backend.state.guides).toMatchObject([{ email: 'ana@example.com' }]);
  });

  it('stand where they need nothing of the server', async () => {
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

describe('a package is found', () => {
  const ROWS: readonly (readonly [string, Partial<Quirks>])[] = [
    ['where categories are listed, too', { categories: 'listed' }],
    ['by numbers', { numbers: 'number' }],
    ['by lists that are arrays', { lists: 'array', ids: 'list' }],
    ['by lists that are JSON in a text', { lists: 'json', ids: 'list' }],
    ['by ids as a comma list', { ids: 'list' }],
    ['in result', { envelope: 'result' }],
    ['in data', { envelope: 'data' }],
    ['in a bare list', { envelope: 'bare' }],
    ['without any envelope', { envelope: 'none' }],
    ['with separators of thousands', { amounts: 'thousands' }],
    ['without quantities', { quantities: 'absent' }],
    ['by a billing cycle in months and years', { billingCycle: 'month or year' }],
    ['where details come as a list of one', { details: 'list' }],
    ['where HTTP alone tells the outcome', { statusIn: 'http' }],
    ['where HTTP and the body tell the outcome', { statusIn: 'both' }],
    ['where calls that are not known answer with HTML', { unknownCalls: 'html' }],
    ['where only simple headers are allowed', { cors: 'simple' }],
  ];

  it.each(ROWS)('with its add-ons and their needs: %s', async (_, turned) => {
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

describe('what leaves no choice', () => {
  it.each([
    ['monthly', '$149'],
    ['annual', '$129'],
  ] as const)('packages that are only %s stand there at once, without a toggle', async (sold, price) => {
    const { page } = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>`, turned: { sold } });
    await seenIn(page, TABLE).toContain(price);
    for (const name of ['Monthly', 'Annual', 'Standard', 'Commercial']) {
      expect(await page.getByRole(radio(name).role, { name }).count(), name).toBe(0);
    }
  });

  it('packages without a billing cycle stand there at once, without a toggle', async () => {
    const { page } = await openOnSecondBackend({
      widgets: `<${TABLE}></${TABLE}>`,
      turned: { billingCycle: 'absent', sold: 'monthly' },
    });
    await seenIn(page, TABLE).toContain('$149');
    expect(await page.getByRole('radio', { name: 'Annual' }).count()).toBe(0);
  });

  it('packages of no category are shown, or said to be missing with a way out', async () => {
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

describe('what cannot be read of the catalogue', () => {
  it.each([
    ['packages', TABLE, 'Depot'],
    ['modules', GRID, 'Address Book'],
  ] as const)('one of the %s is left out, the rest shown, and the console told once', async (list, tag, rest) => {
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
  ] as const)('all of the %s are an error with a way out, never an empty shop', async (list, tag) => {
    const shop = await openOnSecondBackend({
      widgets: `<${tag}></${tag}>`,
      turned: { sold: 'monthly', unreadable: { list, which: 'all' } },
    });
    await seenIn(shop.page, tag).toContain('Try again');
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
    expect(await textIn(shop.page, tag)).not.toContain('nothing');
  });

  it('a catalogue without a body is an error with a way out', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>`, turned: { empty: 'catalogue' } });
    await seenIn(shop.page, TABLE).toContain('Try again');
  });

  it('a catalogue without a body is told to the page', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${TABLE}></${TABLE}>`, turned: { empty: 'catalogue' } });
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
  });

  it('a shop that sells nothing says so', async () => {
    const { page } = await openOnSecondBackend({ widgets: `<${GRID}></${GRID}>`, turned: { empty: 'lists' } });
    await seenIn(page, GRID).toContain('nothing');
  });
});
