import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../src/contract/catalogue';
import { hearWhatIsLeftOut } from '../kit/console';
import { bundleRecord, moduleRecord } from './kit';

hearWhatIsLeftOut();

const reply = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  currency_symbol: '$',
  categories: [{ id: 2, name: 'Dynamic routing', icon: 'dyn', description: 'd', path: 'dynamic-routing' }],
  modules: [moduleRecord()],
  data: [bundleRecord()],
  ...more,
});
const plan = (more: object) => readCatalogue(reply({ data: [bundleRecord(more)] }))?.plans[0];

describe('readCatalogue', () => {
  it('reads every documented field of a bundle [MKT-24]', () => {
    const read = readCatalogue(reply());
    expect(read?.plans).toEqual([
      {
        id: 35,
        code: 'route-planning-year',
        title: 'Route Planning',
        icon: 'plan',
        description: 'All for routes',
        path: 'route-planning',
        categoryId: 2,
        inid: 14,
        type: 'pricing',
        usageType: 'PRICE',
        srt: '010',
        bundled: true,
        isFeatured: true,
        isExclusive: false,
        isLegacy: false,
        isContact: false,
        family: 'route-planning',
        cycle: 'year',
        edition: 'commercial',
        price: 33_300,
        billedAmount: 359_640,
        discount: 1250,
        discountReason: 'bundle',
        minimumAssetCount: 10,
        minimumAssetRate: 1400,
        assetType: 'vehicle',
        pricingSubtitle: 'per month',
        moduleIds: [12, 13, 15],
        subpackages: [{ id: 40, code: 'sub-package-one', title: 'One' }],
        usages: [
          {
            id: 1,
            key: 'users',
            price: 450,
            quantity: 8,
            min: 5,
            max: 100,
            unit: 'user',
            assetType: 'user',
            type: '',
            isAdditional: false,
            isSupport: true,
            freeUsers: 10,
          },
        ],
        features: [
          { group: 'Routing', name: 'Stops', value: true },
          { group: 'Routing', name: 'Routes', value: 'Unlimited' },
          { group: 'Routing', name: 'Users', value: '5' },
        ],
        highlights: ['Fast', 'Sure'],
        extends: 'Starter',
      },
    ]);
    expect(read?.modules.map(({ id }) => id)).toEqual([12]);
    expect(read?.categories).toEqual(reply().categories);
    expect([read?.currency, read?.dropped]).toEqual(['USD', 0]);
  });

  it.each([
    [{ modules: [1, '2'], ids: {} }, [1, 2]],
    [{ modules: [moduleRecord({ id: 5 })], ids: [] }, [5]],
    [{ modules: { 8: moduleRecord({ id: 8 }) }, ids: null }, [8]],
    [{ modules: { 8: 1, 9: 0 }, ids: 'x' }, [8]],
    [{ modules: null, ids: { 4: '1', x: 1 } }, [4]],
    [{ modules: [{}, null, 'x', 6], ids: undefined }, [6]],
  ])('reads the modules of %j', (more, ids) => {
    expect(plan(more)?.moduleIds).toEqual(ids);
  });

  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    [0, 0],
    ['0.00', 0],
    ['99.5', 9950],
  ])('reads the list price %j as %j', (price, minor) => {
    expect(plan({ price })?.price).toBe(minor);
  });

  it.each([
    [10, 1000],
    ['12.5', 1250],
    [33.333, 3333],
    [null, 0],
    [-5, 0],
    [400, 10_000],
    ['x', 0],
  ])('reads the discount %j as %i hundredths of a percent', (discount, points) => {
    expect(plan({ discount })?.discount).toBe(points);
  });

  it('marks a plan with card type 3 as sold through the contact page', () => {
    expect(plan({ card_type: '3' })?.isContact).toBe(true);
  });

  it('falls back to the code as family, to monthly billing and to the standard edition', () => {
    expect(plan({ family: null, billing_cycle: 'week', edition: 5 })).toMatchObject({
      family: 'route-planning-year',
      cycle: 'month',
      edition: 'standard',
    });
  });

  it('reads sub-packages from their codes alone, and sets no maximum quantity if none is sent', () => {
    expect(plan({ subpackages: null, usages: [{ id: 1 }] })).toMatchObject({
      subpackages: [{ id: 0, code: 'sub-package-one', title: 'sub-package-one' }],
      usages: [{ min: 0, max: Number.MAX_SAFE_INTEGER }],
    });
  });

  it('drops and counts malformed records, and keeps the others', () => {
    const read = readCatalogue(
      reply({ data: [null, bundleRecord(), { id: 'x' }, 'y'], modules: [moduleRecord(), {}], categories: [7] }),
    );
    expect([read?.plans.length, read?.modules.length, read?.dropped]).toEqual([1, 1, 5]);
  });

  it('separates modules from plans in a mixed list [API-29]', () => {
    const read = readCatalogue({
      currency: 'EUR',
      data: [moduleRecord({ is_module: 1 }), bundleRecord(), { is_module: '1' }],
    });
    expect([read?.plans[0]?.id, read?.modules[0]?.id, read?.dropped, read?.currency]).toEqual([35, 12, 1, 'EUR']);
  });

  it.each([null, undefined, 'x', 7, [], {}, { data: null }, { data: 'x' }, { data: 7 }])(
    'returns null for %j',
    (body) => {
      expect(readCatalogue(body)).toBeNull();
    },
  );

  it('falls back to US dollars for an unknown currency', () => {
    expect(readCatalogue(reply({ currency: 'SEK' }))?.currency).toBe('USD');
    expect(readCatalogue(reply({ currency: 5 }))?.currency).toBe('USD');
  });
});
