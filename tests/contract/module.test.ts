import { describe, expect, it } from 'vitest';
import { moduleSchema, toModule } from '../../src/contract/module';
import { read } from '../../src/contract/fields';
import { moduleRecord } from './kit';

const module = (more?: object, currency: 'USD' | 'JPY' = 'USD') => {
  const wire = read(moduleSchema, moduleRecord(more));
  return wire && toModule(wire, currency);
};

describe('a module record', () => {
  it('is read with every documented field [MKT-22, MKT-23, TRL-07]', () => {
    expect(module()).toEqual({
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
      bundled: true,
      isDefault: true,
      isHidden: false,
      isFeatured: true,
      isLegacy: false,
      isPrepayment: true,
      dependencies: [3, 4, 5],
      pricingType: 'USAGE',
      pricingSubtitle: 'per user',
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
        quantity: 4,
        expiresAt: '2025-03-01T00:00:00Z',
        interval: 7,
      },
      paymentStatus: 8,
      message: 'Hello',
      carried: {
        isCore: true,
        isCrossSell: true,
        isAdditionalAccountUser: true,
        isShowInvoice: true,
        moduleDependentId: 9,
        pricingPrice: 101,
        pricingStatus: 'active',
        startedAt: '2025-01-01T00:00:00Z',
        lastPaymentAt: null,
        urlAliases: [{ status: 'active', url: '/routes' }],
        actualIsTrial: false,
        unit: 'day',
      },
    });
  });

  it.each(['pricing', 'default', 'booster', 'service', 'support', 'internal'])('knows the kind %s [PRC-19]', (type) => {
    expect(module({ type })?.kind).toBe(type);
  });

  it.each([
    ['type', 'kind', 'default'],
    ['asset_type', 'assetType', null],
    ['pricing_type', 'pricingType', 'FIXED'],
  ] as const)('falls back to the safe value of an unknown %s', (field, key, fallback) => {
    expect(module({ [field]: 'unheard-of' })?.[key]).toBe(fallback);
    expect(module({ [field]: 7 })?.[key]).toBe(fallback);
  });

  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    [-1, -1],
    [2, 0],
    [true, 0],
    [null, 0],
  ])('reads is_added %j as %i [CRT-07]', (is_added, added) => {
    expect(module({ is_added })?.added).toBe(added);
  });

  it.each([
    ['19.90', 1990],
    [19.9, 1990],
    ['1.005', 101],
    [1.005, 101],
    ['0.004', 0],
    [1200, 120_000],
    [' 7 ', 700],
    ['1e9', 0],
    ['free', 0],
    [Number.NaN, 0],
    [1e300, 0],
    [{}, 0],
  ])('reads the price %j as %i cents', (price, minor) => {
    expect(module({ price, base_price: '0' })?.price).toBe(minor);
  });

  it.each([
    ['paid', 2],
    ['overdue', 10],
    ['8', 8],
    [undefined, 0],
  ])('reads the payment status %j as %i [PAY-01]', (payment_status, marker) => {
    expect(module({ payment_status })?.paymentStatus).toBe(marker);
  });

  it('reads a price in yen without shifting it, because yen have no decimals', () => {
    expect(module({ price: '1980', base_price: '1980.5' }, 'JPY')).toMatchObject({ price: 1980, basePrice: 1981 });
  });

  it('uses price and base_price for each other if only one is sent', () => {
    expect(module({ base_price: undefined, price: 5 })).toMatchObject({ price: 500, basePrice: 500 });
    expect(module({ base_price: 5, price: null })).toMatchObject({ price: 500, basePrice: 500 });
  });

  it.each([undefined, null, 'x', 1.5, {}, '', Number.NaN])('is rejected with the id %j', (id) => {
    expect(module({ id })).toBeNull();
  });

  it.each([
    ['7', [7]],
    [7, [7]],
    [
      [7, '8'],
      [7, 8],
    ],
    ['3,14, 5', [3, 14, 5]],
    ['', []],
    [null, []],
    ['-1,0', []],
  ])('reads the dependencies %j [CRT-02]', (dependencies, ids) => {
    expect(module({ dependencies })?.dependencies).toEqual(ids);
  });
});
