import { describe, expect, it } from 'vitest';
import { readBillingInfo } from '../../src/contract/billing';
import { readCart } from '../../src/contract/cart';
import { readCatalogue } from '../../src/contract/catalogue';
import { unwrap } from '../../src/contract/envelope';
import { readInvoices } from '../../src/contract/invoice';
import { readProduct } from '../../src/contract/product';
import { readSession } from '../../src/contract/session';
import { readStatement } from '../../src/contract/statement';
import { readSubscriptionInfo } from '../../src/contract/subscription-info';
import { buildCatalogue } from '../../src/domain/catalogue/build';
import { hearWhatIsLeftOut } from '../kit/console';
import { bundleRecord, cartRecord, moduleRecord } from './kit';

hearWhatIsLeftOut();

const catalogue = (more: object) => readCatalogue({ currency: 'USD', data: [], ...more });
const module = (more: object) => catalogue({ modules: [moduleRecord(more)] })?.modules[0];
const plan = (more: object) => catalogue({ data: [bundleRecord(more)] })?.plans[0];

describe('what a reply is wrapped in', () => {
  it.each([
    ['nothing', { member_id: 7 }],
    ['data', { status: 200, data: { member_id: 7 } }],
    ['result', { status: '200', result: { member_id: 7 } }],
  ])('%s hides no field', (_, body) => {
    expect(unwrap(body)).toMatchObject({ member_id: 7 });
  });

  it.each([
    ['data', { data: [1, 2] }],
    ['result', { status: 200, result: [1, 2] }],
    ['nothing', [1, 2]],
  ])('%s hides no list', (_, body) => {
    expect(unwrap(body)).toMatchObject({ data: [1, 2] });
  });

  it('changes nothing that stands at the top, no words, and no document', () => {
    expect(unwrap({ status: 200, data: { status: 5 } })).toMatchObject({ status: 200 });
    expect(unwrap({ status: 406, result: 'No.' })).toEqual({ status: 406, result: 'No.' });
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    expect(unwrap(pdf)).toBe(pdf);
    expect(unwrap('<p>HTML</p>')).toBe('<p>HTML</p>');
  });
});

const WRAPPED = [
  ['data', (record: object) => ({ status: 200, currency: 'EUR', data: record })],
  ['result', (record: object) => ({ status: 200, currency: 'EUR', result: record })],
  ['result, with its currency', (record: object) => ({ status: 200, result: { ...record, currency: 'EUR' } })],
  ['result, with empty data', (record: object) => ({ status: 200, currency: 'EUR', data: null, result: record })],
  ['nothing', (record: object) => ({ status: 200, currency: 'EUR', ...record })],
] as const;

describe.each(WRAPPED)('one record in %s', (_, wrapped) => {
  const [plan35, module12] = [bundleRecord(), moduleRecord({ is_module: 1 })];

  it('is the cart', () => {
    const reply = unwrap(wrapped({ plan: plan35, modules: [module12], totalPrice: '245.00' }));
    expect(readCart(reply)).toMatchObject({
      currency: 'EUR',
      totals: { totalPrice: 24_500 },
      cart: { plan: { id: 35 }, lines: { 12: { quantity: 2 } } },
    });
    expect(readCart(unwrap(wrapped({ modules: { 12: module12 } })))?.cart).toMatchObject({ plan: { id: 0 } });
  });

  it('is the package or the add-on that was asked for', () => {
    expect(readProduct(unwrap(wrapped(module12)))).toMatchObject({ currency: 'EUR', modules: [{ id: 12 }] });
    expect(readProduct(unwrap(wrapped({ product: plan35 })))).toMatchObject({ currency: 'EUR', plans: [{ id: 35 }] });
    expect(readCatalogue(unwrap(wrapped(module12)))).toMatchObject({ currency: 'EUR', modules: [{ id: 12 }] });
    expect(readCatalogue(unwrap(wrapped(plan35)))).toMatchObject({ currency: 'EUR', plans: [{ id: 35 }] });
  });
});

describe('one record in a list of one', () => {
  it.each(['data', 'result'])('in %s is that record', (name) => {
    const reply = unwrap({ status: 200, [name]: [moduleRecord({ is_module: 1 })] });
    expect(readProduct(reply)).toMatchObject({ modules: [{ id: 12 }] });
    expect(readCatalogue(reply)).toMatchObject({ modules: [{ id: 12 }] });
  });
});

describe('a reply without a record', () => {
  it('says that there is none, and nothing of a cart', () => {
    for (const body of [{ status: 200 }, { status: 200, result: 'OK' }, { status: 200, data: null }]) {
      expect(readProduct(unwrap(body))).toMatchObject({ plans: [], modules: [] });
      expect(readCatalogue(unwrap(body))).toBeNull();
    }
    expect(readCart(unwrap({ status: 200, result: 'OK' }))).toBeNull();
    expect(readCart(unwrap({ status: 200, data: null }))?.cart.plan).toBeNull();
  });

  it('may be the record itself, bare', () => {
    expect(readProduct(unwrap(moduleRecord({ is_module: 1 })))).toMatchObject({ modules: [{ id: 12 }] });
  });

  it.each([{}, ['?'], { data: '?' }])('says nothing of one where it is no answer: %j', (body) => {
    expect(readProduct(unwrap(body))).toBeNull();
  });

  it('has one that cannot be read where something else stands in its place', () => {
    expect(readProduct(unwrap({ status: 200, result: { message: 'Busy' } }))).toBeNull();
    expect(readProduct(unwrap({ status: {}, data: 7 }))).toBeNull();
    expect(readCart(unwrap(['?']))).toBeNull();
    expect(readCatalogue(unwrap({ status: 200, result: { message: 'Busy' } }))).toBeNull();
  });
});

describe('a price', () => {
  it.each([
    ['1,199.00', 119_900],
    ['1,080', 108_000],
    ['12,345,678.90', 1_234_567_890],
    [' 249.00 ', 24_900],
    [0, 0],
  ])('is read from %j', (price, minor) => {
    expect(plan({ price, card_type: 1 })).toMatchObject({ price: minor, isContact: false });
    expect(module({ price, base_price: null, card_type: 1 })).toMatchObject({ price: minor, cardType: 1 });
  });

  it.each(['on request', '1.199,00', '1,19', '$5', 'NaN', {}, true])(
    'that cannot be read is sold by contact only: %j',
    (price) => {
      expect(plan({ price, card_type: 1 })?.isContact).toBe(true);
      expect(module({ price, card_type: 1 })?.cardType).toBe(3);
      expect(module({ price: '5.00', base_price: price, card_type: 1 })?.cardType).toBe(3);
    },
  );

  it('that is not there is told by sales, but for a module that everybody has', () => {
    for (const price of [null, undefined, '']) expect(plan({ price, card_type: 1 })?.isContact).toBe(true);
    const none = { price: null, base_price: undefined, card_type: 1 };
    expect(module({ ...none, is_default: 0 })?.cardType).toBe(3);
    expect(module({ ...none, is_default: 1 })?.cardType).toBe(1);
  });
});

describe('lists written as one text', () => {
  it('name modules and sub-packages', () => {
    expect(plan({ ids: '12, 15', modules: undefined })?.moduleIds).toEqual([12, 15]);
    expect(plan({ subpackages: [], subpackage_codes: 'one, two' })?.subpackages.map(({ code }) => code)).toEqual([
      'one',
      'two',
    ]);
  });
});

describe('categories', () => {
  it('are named by the packages where nobody lists them', () => {
    const read = catalogue({
      data: [bundleRecord({ catid: '2', catname: 'Routing' }), bundleRecord({ id: 36, catid: 2, catname: 'Routing' })],
    });
    expect(read?.categories).toEqual([{ id: 2, name: 'Routing', icon: '', description: '', path: 'routing' }]);
  });

  it('of records that cannot be read are no catalogue', () => {
    expect(catalogue({ data: [{ id: 'x' }, null] })).toBeNull();
    expect(catalogue({ data: [bundleRecord({}), { is_module: 1, id: 'x' }] })).toBeNull();
    expect(catalogue({ data: [] })).toMatchObject({ plans: [], modules: [] });
  });
});

const lineOf = (more: object) =>
  readCart(cartRecord({ data: { plan: null, modules: [moduleRecord({ bundled: 0, ...more })] } }))?.cart.lines[12];

/** What the page knows to be for sale. */
const sale = (more: object, currency = 'USD') => {
  const listed = readCatalogue({ currency, data: [], modules: [], ...more });
  return listed ? buildCatalogue(listed) : undefined;
};
const soldModule = (more: object = {}) => ({ modules: [moduleRecord({ price: '20.00', card_type: 1, ...more })] });
const soldBundle = (more: object = {}) => sale({ data: [bundleRecord({ card_type: 1, ...more })] });
const fixed = (more: object) =>
  moduleRecord({ pricing_type: 'FIXED', is_prepayment: 0, charge: 'recurring', base_price: null, ...more });
const cartOf = (bundle: object, modules: readonly object[] = [], more: object = {}) =>
  cartRecord({ data: { plan: bundle, modules }, ...more });

describe('a cart', () => {
  it.each([
    ['two', { quantity: '2' }, 2],
    ['none', { quantity: 0 }, 0],
    ['the minimum where it says nothing', { quantity: undefined }, 5],
    ['one where there is no minimum', { quantity: undefined, minimum_asset_count: undefined }, 1],
  ])('has %s of a module', (_, more, quantity) => {
    expect(lineOf({ price: '20.00', ...more })?.quantity).toBe(quantity);
  });

  it.each([
    ['totalPrice', { totalPrice: '1,245.00' }, { totalPrice: 124_500 }],
    ['total', { total: 245 }, { totalPrice: 24_500 }],
    [
      'all four',
      {
        totalPrice: '10',
        totalDiscountedPrice: '7',
        totalBundleNonDiscountedPrice: '8',
        totalAdditionalModulesPrice: '3',
      },
      {
        totalPrice: 1000,
        totalDiscountedPrice: 700,
        totalBundleNonDiscountedPrice: 800,
        totalAdditionalModulesPrice: 300,
      },
    ],
    ['none', {}, null],
    ['one that cannot be read', { totalPrice: 'soon' }, null],
  ])('tells its totals: %s [CRT-57, CRT-58, CRT-59, CRT-60]', (_, more, totals) => {
    expect(readCart(cartRecord(more))?.totals).toEqual(totals);
  });

  it('of ids alone takes what is for sale for them, and says what has no price without', () => {
    const body = cartRecord({ data: { plan: null, modules: { 12: { id: '12', srt: '020' } } } });
    const unpriced = { plans: [], modules: [12] };
    expect(readCart(body)).toMatchObject({ unpriced, cart: { lines: { 12: { module: { cardType: 3 } } } } });
    expect(readCart(body, sale(soldModule()))).toMatchObject({
      unpriced: { plans: [], modules: [] },
      cart: { lines: { 12: { price: 2000, quantity: 2, bundled: false } } },
    });
    expect(readCart(body, sale(soldModule({ price: 'on request' })))?.unpriced).toEqual(unpriced);
    expect(readCart(body, sale(soldModule(), 'EUR'))?.unpriced).toEqual(unpriced);
  });

  it('has no add-on at its base price where the price that holds now cannot be read', () => {
    const modules = [moduleRecord({ bundled: 0, price: '1.199,00', base_price: '20.00' })];
    expect(readCart(cartRecord({ data: { plan: null, modules } }))?.unpriced.modules).toEqual([12]);
  });
});

describe('the package of a cart', () => {
  const included = fixed({ id: 13, bundled: 1, price: '150.00' });
  const addOn = fixed({ id: 12, bundled: 0, price: '20.00' });
  const ID = { id: '35', subpackages: [{ id: 41, code: 'own', title: 'Own' }], is_legacy: 1 };

  it.each([
    ['an id', ID],
    ['an id with an unreadable price', { ...ID, title: 'Old', price: '1.199,00' }],
  ])('that is %s is the one that is for sale', (_, record) => {
    const body = cartOf(record, [included], { totalPrice: '245' });
    expect(readCart(body)?.unpriced.plans).toEqual([35]);
    const read = readCart(body, soldBundle());
    expect(read).toMatchObject({ unpriced: { plans: [] }, totals: { totalPrice: 24_500 } });
    expect(read?.cart.plan).toMatchObject({
      title: 'Route Planning',
      price: 33_300,
      discount: 1250,
      cycle: 'year',
      isLegacy: true,
      subpackages: [{ code: 'own' }],
    });
  });

  it.each([
    ['the sum alone', [], { totalPrice: '245' }, 24_500],
    ['the sum less the add-ons', [addOn], { totalPrice: '245' }, 22_500],
    ['its own total', [addOn], { totalPrice: '245', totalDiscountedPrice: '200' }, 20_000],
    ['nothing, where nobody knows what the add-on costs', [{ id: 12 }], { totalPrice: '245' }, null],
    ['its own total beside such an add-on', [{ id: 12 }], { totalPrice: '245', totalDiscountedPrice: '200' }, 20_000],
    ['nothing, where no totals are told', [addOn], {}, null],
  ])('that nobody knows the price of has it by the totals: %s', (_, modules, totals, price) => {
    for (const record of [ID, { ...ID, title: 'Old', price: '1.199,00' }]) {
      const read = readCart(cartOf(record, [included, ...modules], totals), soldBundle({ price: 'on request' }));
      expect(read?.unpriced.plans).toEqual([35]);
      expect(read?.cart.plan?.price).toBe(price);
    }
  });

  it('that has no price on purpose is the sum of what it includes, less its discount', () => {
    const industry = { id: 36, title: 'Florists', inid: 3, price: null, discount: '10', bundled: 1 };
    for (const totals of [{}, { totalPrice: '135.00' }]) {
      const read = readCart(cartOf(industry, [included], totals));
      expect(read).toMatchObject({ unpriced: { plans: [] }, cart: { plan: { price: null, discount: 1000 } } });
    }
    expect(readCart(cartOf(industry, [included], { totalPrice: '245.00' }))?.unpriced.plans).toEqual([36]);
    expect(readCart(cartOf({ ...industry, inid: 14 }, [included]))?.unpriced.plans).toEqual([36]);
  });
});

describe('a billing cycle', () => {
  it.each([
    ['month', 'month'],
    ['monthly', 'month'],
    ['year', 'year'],
    ['annual', 'year'],
    ['yearly', 'year'],
    ['constructor', 'month'],
    [undefined, 'month'],
  ])('%s [PRC-02]', (written, cycle) => {
    expect(plan({ billing_cycle: written })?.cycle).toBe(cycle);
  });
});

describe('a list that is JSON in a text', () => {
  it('is that list, whatever it holds', () => {
    expect(plan({ ids: '[12,"15"]', modules: undefined, subpackages: '[]', highlights: '["One"]' })).toMatchObject({
      moduleIds: [12, 15],
      subpackages: [{ code: 'sub-package-one' }],
      highlights: ['One'],
    });
    expect(module({ dependencies: '["3","4"]' })?.dependencies).toEqual([3, 4]);
  });

  it('is none where it cannot be read', () => {
    expect(module({ dependencies: '[3,' })?.dependencies).toEqual([]);
  });
});

describe('a member', () => {
  it.each([
    ['numbers', [1, '3'], [1, 3]],
    ['names', ['paypal', 'ach', 'cheque'], [4, 2]],
    ['a text', '1,2', [1, 2]],
    ['nothing of it', undefined, [1, 2, 3, 4]],
  ])('pays by methods that are told by %s [CHK-48]', (_, told, methods) => {
    expect(readSession({ member_id: 7, supported_payment_methods: told })?.paymentMethods).toEqual(methods);
  });

  it('has a subscription that is told by its package', () => {
    const told = {
      plan: { id: '101', title: 'Courier', price: '149.00', billing_cycle: 'annual' },
      plan_id: '101',
      modules: [{ id: 7 }],
      current_period_ends_at: '2026-12-20 00:00:00',
    };
    expect(readSubscriptionInfo(told)).toMatchObject({
      held: { planId: 101, title: 'Courier', monthly: 14_900, cycle: 'year', nextInvoiceAt: '2026-12-20T00:00:00Z' },
      modules: [{ id: 7 }],
    });
    expect(readSubscriptionInfo({ modules: [] })?.held).toBeNull();
  });

  it('has billing details that are the reply itself, and a card that is not named as one', () => {
    const today = { year: 2026, month: 11 };
    const told = { first_name: 'Ana', card_type: 'visa', last_four: '1111', country: 'US' };
    expect(readBillingInfo(told, today)).toMatchObject({
      details: { firstName: 'Ana', country: 'US' },
      payment: { method: 'credit_card', lastFour: '1111' },
    });
    expect(readBillingInfo({ status: 200 }, today)?.payment).toBeNull();
  });
});

describe('an invoice by its documented names', () => {
  const row = { invoice_number: 'B-1003', date: '2026-11-20 08:00:00', total: '161.00', status: '2' };

  it('is the same invoice', () => {
    expect(readInvoices({ data: [row] })).toMatchObject({
      total: 1,
      invoices: [{ number: 'B-1003', issuedAt: '2026-11-20T08:00:00Z', total: 16_100, status: 2 }],
    });
    expect(readInvoices({ data: [{ ...row, number: 'A-1', amount: '5.00' }] })?.invoices).toMatchObject([
      { number: 'A-1', total: 500 },
    ]);
  });

  it('that cannot be read is left out, and a list of such is none', () => {
    expect(readInvoices({ data: [row, { total: '5.00' }] })?.invoices).toHaveLength(1);
    expect(readInvoices({ data: [{ total: '5.00' }] })).toBeNull();
    expect(readInvoices({ data: [] })).toMatchObject({ invoices: [], total: 0 });
  });
});

describe('a time as databases write it', () => {
  it('is one of UTC', () => {
    expect(readSession({ member_id: 7, expires_at: '2026-12-20 10:30:00' })?.expiresAt).toBe('2026-12-20T10:30:00Z');
    expect(readSession({ member_id: 7, expires_at: '0000-00-00 00:00:00' })?.expiresAt).toBeNull();
    expect(readStatement({ statement: { version: 'v', renews_on: '2026-12-20 23:30:00' } })?.renewsOn).toBe(
      '2026-12-20',
    );
  });
});
