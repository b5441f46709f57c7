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

describe('unwrap', () => {
  it.each([
    ['without a wrapper', { member_id: 7 }],
    ['in data', { status: 200, data: { member_id: 7 } }],
    ['in result', { status: '200', result: { member_id: 7 } }],
  ])('finds the fields of a record: %s', (_, body) => {
    expect(unwrap(body)).toMatchObject({ member_id: 7 });
  });

  it.each([
    ['in data', { data: [1, 2] }],
    ['in result', { status: 200, result: [1, 2] }],
    ['without a wrapper', [1, 2]],
  ])('finds a list: %s', (_, body) => {
    expect(unwrap(body)).toMatchObject({ data: [1, 2] });
  });

  it('leaves top-level fields, messages and documents as they are', () => {
    expect(unwrap({ status: 200, data: { status: 5 } })).toMatchObject({ status: 200 });
    expect(unwrap({ status: 406, result: 'No.' })).toEqual({ status: 406, result: 'No.' });
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    expect(unwrap(pdf)).toBe(pdf);
    expect(unwrap('<p>HTML</p>')).toBe('<p>HTML</p>');
  });
});

const WRAPPED = [
  ['in data', (record: object) => ({ status: 200, currency: 'EUR', data: record })],
  ['in result', (record: object) => ({ status: 200, currency: 'EUR', result: record })],
  ['in result, with its currency', (record: object) => ({ status: 200, result: { ...record, currency: 'EUR' } })],
  ['in result beside empty data', (record: object) => ({ status: 200, currency: 'EUR', data: null, result: record })],
  ['without a wrapper', (record: object) => ({ status: 200, currency: 'EUR', ...record })],
] as const;

describe.each(WRAPPED)('a record %s', (_, wrapped) => {
  const [plan35, module12] = [bundleRecord(), moduleRecord({ is_module: 1 })];

  it('is read as the cart', () => {
    const reply = unwrap(wrapped({ plan: plan35, modules: [module12], totalPrice: '245.00' }));
    expect(readCart(reply)).toMatchObject({
      currency: 'EUR',
      totals: { totalPrice: 24_500 },
      cart: { plan: { id: 35 }, lines: { 12: { quantity: 2 } } },
    });
    expect(readCart(unwrap(wrapped({ modules: { 12: module12 } })))?.cart).toMatchObject({ plan: { id: 0 } });
  });

  it('is read as the requested package or add-on', () => {
    expect(readProduct(unwrap(wrapped(module12)))).toMatchObject({ currency: 'EUR', modules: [{ id: 12 }] });
    expect(readProduct(unwrap(wrapped({ product: plan35 })))).toMatchObject({ currency: 'EUR', plans: [{ id: 35 }] });
    expect(readCatalogue(unwrap(wrapped(module12)))).toMatchObject({ currency: 'EUR', modules: [{ id: 12 }] });
    expect(readCatalogue(unwrap(wrapped(plan35)))).toMatchObject({ currency: 'EUR', plans: [{ id: 35 }] });
  });
});

describe('a record in a list of one', () => {
  it.each(['data', 'result'])('is read as that record if the list is in %s', (name) => {
    const reply = unwrap({ status: 200, [name]: [moduleRecord({ is_module: 1 })] });
    expect(readProduct(reply)).toMatchObject({ modules: [{ id: 12 }] });
    expect(readCatalogue(reply)).toMatchObject({ modules: [{ id: 12 }] });
  });
});

describe('a reply without a record', () => {
  it('means that the product does not exist, and is neither a catalogue nor a cart', () => {
    for (const body of [{ status: 200 }, { status: 200, result: 'OK' }, { status: 200, data: null }]) {
      expect(readProduct(unwrap(body))).toMatchObject({ plans: [], modules: [] });
      expect(readCatalogue(unwrap(body))).toBeNull();
    }
    expect(readCart(unwrap({ status: 200, result: 'OK' }))).toBeNull();
    expect(readCart(unwrap({ status: 200, data: null }))?.cart.plan).toBeNull();
  });

  it('is read as the record itself if it looks like one', () => {
    expect(readProduct(unwrap(moduleRecord({ is_module: 1 })))).toMatchObject({ modules: [{ id: 12 }] });
  });

  it.each([{}, ['?'], { data: '?' }])('is unreadable if it is %j', (body) => {
    expect(readProduct(unwrap(body))).toBeNull();
  });

  it('is unreadable if something else is in the place of the record', () => {
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
    'makes an item sold by contact only if it cannot be read: %j',
    (price) => {
      expect(plan({ price, card_type: 1 })?.isContact).toBe(true);
      expect(module({ price, card_type: 1 })?.cardType).toBe(3);
      expect(module({ price: '5.00', base_price: price, card_type: 1 })?.cardType).toBe(3);
    },
  );

  it('makes an item sold by contact only if it is missing, except a default module', () => {
    for (const price of [null, undefined, '']) expect(plan({ price, card_type: 1 })?.isContact).toBe(true);
    const none = { price: null, base_price: undefined, card_type: 1 };
    expect(module({ ...none, is_default: 0 })?.cardType).toBe(3);
    expect(module({ ...none, is_default: 1 })?.cardType).toBe(1);
  });
});

describe('a comma-separated list', () => {
  it('is read as the ids of modules or the codes of sub-packages', () => {
    expect(plan({ ids: '12, 15', modules: undefined })?.moduleIds).toEqual([12, 15]);
    expect(plan({ subpackages: [], subpackage_codes: 'one, two' })?.subpackages.map(({ code }) => code)).toEqual([
      'one',
      'two',
    ]);
  });
});

describe('categories', () => {
  it('are derived from the packages if the reply lists none', () => {
    const read = catalogue({
      data: [bundleRecord({ catid: '2', catname: 'Routing' }), bundleRecord({ id: 36, catid: 2, catname: 'Routing' })],
    });
    expect(read?.categories).toEqual([{ id: 2, name: 'Routing', icon: '', description: '', path: 'routing' }]);
  });

  it('do not make a catalogue if no record can be read', () => {
    expect(catalogue({ data: [{ id: 'x' }, null] })).toBeNull();
    expect(catalogue({ data: [bundleRecord({}), { is_module: 1, id: 'x' }] })).toBeNull();
    expect(catalogue({ data: [] })).toMatchObject({ plans: [], modules: [] });
  });
});

const lineOf = (more: object) =>
  readCart(cartRecord({ data: { plan: null, modules: [moduleRecord({ bundled: 0, ...more })] } }))?.cart.lines[12];

/** Builds the catalogue that the page has loaded; undefined if the records cannot be read. */
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

describe('a line of a cart, and its totals', () => {
  it.each([
    ['sent as text', { quantity: '2' }, 2],
    ['of zero', { quantity: 0 }, 0],
    ['missing, which means the minimum', { quantity: undefined }, 5],
    ['missing without a minimum, which means one', { quantity: undefined, minimum_asset_count: undefined }, 1],
  ])('have a quantity %s', (_, more, quantity) => {
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
    ['an unreadable total', { totalPrice: 'soon' }, null],
  ])('are read from the reply’s totals: %s [CRT-57, CRT-58, CRT-59, CRT-60]', (_, more, totals) => {
    expect(readCart(cartRecord(more))?.totals).toEqual(totals);
  });

  it('are completed from the catalogue if the reply has ids only, and are unpriced if it has no price either', () => {
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

  it('are unpriced if the current price cannot be read, instead of falling back to the base price', () => {
    const modules = [moduleRecord({ bundled: 0, price: '1.199,00', base_price: '20.00' })];
    expect(readCart(cartRecord({ data: { plan: null, modules } }))?.unpriced.modules).toEqual([12]);
  });
});

describe('the package of a cart', () => {
  const included = fixed({ id: 13, bundled: 1, price: '150.00' });
  const addOn = fixed({ id: 12, bundled: 0, price: '20.00' });
  const ID = { id: '35', subpackages: [{ id: 41, code: 'own', title: 'Own' }], is_legacy: 1 };

  it.each([
    ['has an id only', ID],
    ['has an unreadable price', { ...ID, title: 'Old', price: '1.199,00' }],
  ])('is completed from the catalogue if it %s', (_, record) => {
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
    ['the total of a cart without add-ons', [], { totalPrice: '245' }, 24_500],
    ['the total less the add-ons', [addOn], { totalPrice: '245' }, 22_500],
    ['its own total', [addOn], { totalPrice: '245', totalDiscountedPrice: '200' }, 20_000],
    ['unknown, because an add-on has no price', [{ id: 12 }], { totalPrice: '245' }, null],
    [
      'its own total, although an add-on has no price',
      [{ id: 12 }],
      { totalPrice: '245', totalDiscountedPrice: '200' },
      20_000,
    ],
    ['unknown, because the reply has no totals', [addOn], {}, null],
  ])('takes a missing price from the totals: %s', (_, modules, totals, price) => {
    for (const record of [ID, { ...ID, title: 'Old', price: '1.199,00' }]) {
      const read = readCart(cartOf(record, [included, ...modules], totals), soldBundle({ price: 'on request' }));
      expect(read?.unpriced.plans).toEqual([35]);
      expect(read?.cart.plan?.price).toBe(price);
    }
  });

  it('costs the sum of its modules less its discount if it is an industry package without a price', () => {
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
  ])('is read from %s as %s [PRC-02]', (written, cycle) => {
    expect(plan({ billing_cycle: written })?.cycle).toBe(cycle);
  });
});

describe('a list written as a JSON string', () => {
  it('is parsed, whatever it contains', () => {
    expect(plan({ ids: '[12,"15"]', modules: undefined, subpackages: '[]', highlights: '["One"]' })).toMatchObject({
      moduleIds: [12, 15],
      subpackages: [{ code: 'sub-package-one' }],
      highlights: ['One'],
    });
    expect(module({ dependencies: '["3","4"]' })?.dependencies).toEqual([3, 4]);
  });

  it('is empty if it cannot be parsed', () => {
    expect(module({ dependencies: '[3,' })?.dependencies).toEqual([]);
  });
});

describe('what belongs to a member', () => {
  it.each([
    ['numbers', [1, '3'], [1, 3]],
    ['names', ['paypal', 'ach', 'cheque'], [4, 2]],
    ['comma-separated text', '1,2', [1, 2]],
    ['no field, which allows all', undefined, [1, 2, 3, 4]],
  ])('includes payment methods, read from %s [CHK-48]', (_, told, methods) => {
    expect(readSession({ member_id: 7, supported_payment_methods: told })?.paymentMethods).toEqual(methods);
  });

  it('includes a subscription, read from its package', () => {
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

  it('includes billing details at the top level of a reply, and a card without a type of payment', () => {
    const today = { year: 2026, month: 11 };
    const told = { first_name: 'Ana', card_type: 'visa', last_four: '1111', country: 'US' };
    expect(readBillingInfo(told, today)).toMatchObject({
      details: { firstName: 'Ana', country: 'US' },
      payment: { method: 'credit_card', lastFour: '1111' },
    });
    expect(readBillingInfo({ status: 200 }, today)?.payment).toBeNull();
  });
});

describe('an invoice with the documented field names', () => {
  const row = { invoice_number: 'B-1003', date: '2026-11-20 08:00:00', total: '161.00', status: '2' };

  it('is read like one with the widgets’ own names, which take precedence', () => {
    expect(readInvoices({ data: [row] })).toMatchObject({
      total: 1,
      invoices: [{ number: 'B-1003', issuedAt: '2026-11-20T08:00:00Z', total: 16_100, status: 2 }],
    });
    expect(readInvoices({ data: [{ ...row, number: 'A-1', amount: '5.00' }] })?.invoices).toMatchObject([
      { number: 'A-1', total: 500 },
    ]);
  });

  it('is left out if it cannot be read, and a list of nothing else is rejected', () => {
    expect(readInvoices({ data: [row, { total: '5.00' }] })?.invoices).toHaveLength(1);
    expect(readInvoices({ data: [{ total: '5.00' }] })).toBeNull();
    expect(readInvoices({ data: [] })).toMatchObject({ invoices: [], total: 0 });
  });
});

describe('a time in the format of databases', () => {
  it('is read as UTC', () => {
    expect(readSession({ member_id: 7, expires_at: '2026-12-20 10:30:00' })?.expiresAt).toBe('2026-12-20T10:30:00Z');
    expect(readSession({ member_id: 7, expires_at: '0000-00-00 00:00:00' })?.expiresAt).toBeNull();
    expect(readStatement({ statement: { version: 'v', renews_on: '2026-12-20 23:30:00' } })?.renewsOn).toBe(
      '2026-12-20',
    );
  });
});
