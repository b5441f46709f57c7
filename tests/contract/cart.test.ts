import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readAdded, toAddBody, toRemoveBody, toRemoveCategoryBody } from '../../src/contract/cart-writes';
import { hearWhatIsLeftOut } from '../kit/console';
import { bundleRecord, cartRecord, moduleRecord } from './kit';

hearWhatIsLeftOut();

describe('readCart', () => {
  it('rebuilds the plan and its modules [CRT-36, API-11]', () => {
    const reply = readCart(cartRecord());
    expect(reply?.cart.plan).toEqual({
      id: 35,
      code: 'route-planning-year',
      title: 'Route Planning',
      srt: '010',
      bundled: true,
      price: 33_300,
      billedAmount: 359_640,
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
    });
    expect(reply?.cart.lines[12]).toMatchObject({
      bundled: true,
      price: 0,
      quantity: 2,
      module: { id: 12, basePrice: 1990 },
    });
    expect(reply).toMatchObject({ currency: 'USD', trackingId: 'abc', isInternal: false });
  });

  it.each([
    [25, 25],
    [0, 0],
    [null, 10],
    [-1, 10],
    ['many', 10],
  ])('reads the fleet size %j as %i', (quantity, assets) => {
    const { data } = cartRecord();
    const body = cartRecord({ data: { ...data, plan: { ...data.plan, quantity } } });
    expect(readCart(body)?.cart.plan?.quantity).toBe(assets);
  });

  it.each([
    ['planreset', 'planReset'],
    ['no_record_found', 'noRecordFound'],
  ] as const)('reads the flag %s [CRT-55, CRT-56]', (field, key) => {
    expect(readCart(cartRecord({ [field]: 1 }))?.cart[key]).toBe(true);
    expect(readCart(cartRecord({ [field]: 0 }))?.cart[key]).toBe(false);
  });

  it('reads the upsell', () => {
    expect(readCart(cartRecord())?.cart.upsell).toEqual({ ids: [9], result: { any: 1 }, modules: [21] });
    expect(readCart(cartRecord({ upsell: [] }))?.cart.upsell).toBeNull();
  });

  it.each([null, [], {}, { plan: null, modules: [] }])('returns an empty cart for the data %j', (data) => {
    expect(readCart(cartRecord({ data }))?.cart).toMatchObject({
      plan: null,
      lines: {},
      pending: [],
      markedForDeletion: [],
    });
  });

  it('turns modules without a plan into a custom solution', () => {
    const cart = readCart(cartRecord({ data: { plan: [], modules: [moduleRecord({ bundled: 0 })] } }))?.cart;
    expect(cart?.plan).toMatchObject({ id: 0, code: 'my-custom-solution', bundled: false });
    expect(Object.keys(cart?.lines ?? {})).toEqual(['12']);
  });

  it('drops a malformed module and keeps the others', () => {
    const data = { plan: bundleRecord(), modules: [moduleRecord(), { id: 'x' }, null] };
    expect(Object.keys(readCart(cartRecord({ data }))?.cart.lines ?? {})).toEqual(['12']);
  });

  it.each([null, 'x', [], 3, { status: 200 }, cartRecord({ data: 7 })])('returns null for %j', (body) => {
    expect(readCart(body)).toBeNull();
  });

  it('reads a key named __proto__ without polluting any prototype', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"bad":1},"currency":"USD","data":{"modules":{"__proto__":{"id":3,"price":"5.00","__proto__":{"bad":1}}}}}',
    );
    expect(Object.keys(readCart(body)?.cart.lines ?? {})).toEqual(['3']);
    expect(({} as { bad?: number }).bad).toBeUndefined();
  });
});

describe('a write of the cart', () => {
  it.each([
    [
      { id: 5, kind: 'plan', pricing: true },
      { id: 5, module: 0, pricing: 1 },
    ],
    [
      { id: 5, kind: 'module', pricing: false },
      { id: 5, module: 1, pricing: 0 },
    ],
    [
      { id: 5, kind: 'module', pricing: false, entries: [{ id: 1, quantity: 3 }] },
      { id: 5, module: 1, pricing: 0, entries: [{ id: 1, quantity: 3 }] },
    ],
  ] as const)('sends %j as %j [API-06]', (request, body) => {
    expect(toAddBody(request)).toEqual(body);
  });

  it('names the item or the category to remove [API-09, API-10]', () => {
    expect([toRemoveBody(5), toRemoveCategoryBody(2)]).toEqual([{ id: 5 }, { category: 2 }]);
  });

  it('has a reply with the added product and its upsell [API-08, CRT-54]', () => {
    const upsell = { ids: [9], result: null, modules: [] };
    const plan = readAdded({ product: bundleRecord(), is_upsell: 1, upsell, tracking_id: 't', currency: 'USD' });
    expect(plan).toMatchObject({ product: { plan: { id: 35, price: 33_300 } }, upsell, trackingId: 't' });
    const module = readAdded({ product: moduleRecord({ is_module: 1 }), is_upsell: 0, upsell });
    expect(module).toMatchObject({ product: { module: { id: 12 } }, upsell: null, trackingId: null });
    expect(readAdded({ product: 'x' })).toEqual({ product: null, upsell: null, trackingId: null });
    expect(readAdded('x')).toBeNull();
  });
});
