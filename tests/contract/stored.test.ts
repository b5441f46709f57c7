import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readStoredCart } from '../../src/contract/stored-cart';
import { toStored } from '../../src/contract/to-stored';
import { readTemporaryCart, toTemporaryCart } from '../../src/contract/temporary-cart';
import { cartRecord, moduleRecord } from './kit';

const reply = readCart(cartRecord());
if (!reply) throw new Error('no cart');
const { cart, currency, trackingId } = reply;
const stored = { cart, currency, trackingId };
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const written = again(toStored(stored));
const line = cart.lines[12];
if (!line) throw new Error('no line');
const { carried } = line.module;

/** The wire-only fields of a module that was not persisted with them. */
const EMPTY = {
  isCore: false,
  isCrossSell: false,
  isAdditionalAccountUser: false,
  isShowInvoice: false,
  moduleDependentId: null,
  pricingPrice: 0,
  pricingStatus: '',
  startedAt: null,
  lastPaymentAt: null,
  urlAliases: [],
  actualIsTrial: false,
  unit: '',
};

/** The same cart as the previous release persisted it: a module has all fields at one level, and numbers for flags. */
const FORMER = {
  cart: {
    plan: {
      id: 35,
      code: 'route-planning-year',
      title: 'Route Planning',
      srt: '010',
      bundled: 1,
      price: 33300,
      billedAmount: 359640,
      discount: 1250,
      discountReason: 'bundle',
      minimumAssetCount: 10,
      minimumAssetRate: 1400,
      assetType: 'vehicle',
      quantity: 10,
      cycle: 'year',
      edition: 'commercial',
      isLegacy: false,
      subpackages: [{ id: 40, code: 'sub-package-one', title: 'One' }],
      selected: ['sub-package-one'],
    },
    lines: {
      12: {
        module: {
          id: 12,
          code: 'route-optimizer',
          title: 'Route Optimizer',
          description: 'Plans the day',
          icon: 'route',
          categoryId: 3,
          categoryName: 'Routing',
          kind: 'default',
          cardType: 3,
          srt: '020',
          sort: 7,
          added: 1,
          bundled: 1,
          isDefault: 1,
          isHidden: false,
          isFeatured: true,
          isCore: true,
          isLegacy: false,
          isCrossSell: true,
          isPrepayment: true,
          isAdditionalAccountUser: true,
          isShowInvoice: true,
          dependencies: [3, 4, 5],
          moduleDependentId: 9,
          pricingType: 'USAGE',
          pricingPrice: 101,
          pricingSubtitle: 'per user',
          pricingStatus: 'active',
          charge: 'once',
          pricePer: 1000,
          priceUnit: '1,000 stops',
          price: 0,
          basePrice: 1990,
          assetType: 'vehicle',
          quantity: 2,
          minimumAssetCount: 5,
          freeUsers: 3,
          trial: {
            isTrial: true,
            actualIsTrial: false,
            quantity: 4,
            expiresAt: '2025-03-01T00:00:00Z',
            interval: 7,
            unit: 'day',
          },
          paymentStatus: 8,
          startedAt: '2025-01-01T00:00:00Z',
          lastPaymentAt: null,
          urlAliases: [{ status: 'active', url: '/routes' }],
          message: 'Hello',
        },
        bundled: 1,
        price: 0,
        quantity: 2,
      },
    },
    pending: [],
    markedForDeletion: [],
    upsell: { ids: [9], result: { any: 1 }, modules: [21] },
    planReset: true,
    noRecordFound: false,
  },
  currency: 'USD',
  trackingId: 'abc',
  tab: 'a-tab',
  member: 0,
};

describe('the stored cart', () => {
  it('is the same when it is read back [STO-03]', () => {
    const kept = { ...EMPTY, pricingPrice: 101 };
    const module = { ...line.module, carried: kept };
    const lines = { 12: { ...line, module } };
    expect(readStoredCart(written)).toEqual({ ...stored, cart: { ...cart, lines } });
  });

  it('is also read in the format of the previous release', () => {
    const module = { ...line.module, carried: { ...carried, unit: '' } };
    expect(readStoredCart(again(FORMER))).toEqual({ ...stored, cart: { ...cart, lines: { 12: { ...line, module } } } });
  });

  it('persists no unused field of a module, except the one without which the previous release drops the line', () => {
    const names = Object.keys(carried).filter((name) => JSON.stringify(written).includes(`"${name}"`));
    expect(names).toEqual(['pricingPrice']);
  });

  it('is the same when every nullable field is null', () => {
    const wire = cartRecord({
      data: { plan: { id: 0, bundled: 0 }, modules: [{ id: 3, title: 'Bare' }] },
      upsell: null,
    });
    const bare = readCart(wire);
    expect(readStoredCart(again(bare && toStored({ ...bare, trackingId: null })))?.cart).toEqual(bare?.cart);
  });

  it('drops the marks of an open dialog, pending ones and those for deletion [CRT-07]', () => {
    expect(
      readStoredCart(again({ ...FORMER, cart: { ...FORMER.cart, pending: [1], markedForDeletion: [12] } }))?.cart,
    ).toMatchObject({ pending: [], markedForDeletion: [] });
  });

  it('drops a line whose amount is not an integer', () => {
    const bad = { ...cart, lines: { ...cart.lines, 13: { ...line, price: '1.5' }, 14: { ...line, price: null } } };
    expect(Object.keys(readStoredCart(again({ ...stored, cart: bad }))?.cart.lines ?? {})).toEqual(['12']);
  });

  it.each([null, 'x', 5, [], {}, { cart: null }, { cart: { plan: null, lines: {} } }, { cart: { plan: 'x' } }])(
    'is null for %j',
    (value) => {
      expect(readStoredCart(value)).toBeNull();
    },
  );
});

describe('the temporary cart', () => {
  const kept = {
    id: 35,
    tracking_id: 'abc',
    bundled: 1,
    add_ons: { 12: 1, 13: 0 },
    sub_packages: ['sub-package-one'],
    quantity: 10,
  };

  it('has id, tracking id, bundled, add-ons and sub-packages [STO-04]', () => {
    const two = readCart(
      cartRecord({
        data: { ...cartRecord().data, modules: [moduleRecord(), moduleRecord({ id: 13, bundled: 0 })] },
      }),
    );
    expect(two && toTemporaryCart(two.cart, two.trackingId)).toEqual(kept);
    expect(toTemporaryCart({ ...cart, plan: null }, 'abc')).toBeNull();
  });

  it('is read from storage without invalid entries [STO-04]', () => {
    expect(readTemporaryCart(again(kept))).toEqual(kept);
    expect(readTemporaryCart({ id: '35', add_ons: { x: 1, 4: '1', __proto__: 3 }, sub_packages: [null] })).toEqual({
      id: 35,
      tracking_id: null,
      bundled: 0,
      add_ons: { 4: 1 },
      sub_packages: [],
    });
  });

  it.each([null, 'x', [], {}, { id: 'x' }])('is null for %j', (value) => {
    expect(readTemporaryCart(value)).toBeNull();
  });
});
