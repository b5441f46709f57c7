import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FACETS,
  filterItems,
  freeDays,
  isFacetOffered,
  toggled,
  type Facet,
} from '../../../src/domain/marketplace/facets';
import { CARD_STEP, featuredAmong, preview, sectionsOf, stepwise } from '../../../src/domain/marketplace/sections';
import { sorted, SORTS, type Sort } from '../../../src/domain/marketplace/sort';
import type { Item, ItemKey } from '../../../src/domain/marketplace/types';
import { aCatalogue, aModule } from '../../kit/catalogue';
import { aMarket, aPackage, keysOf } from './kit';

const market = aMarket();
const all: readonly Facet[] = Object.values(FACETS).flat();
const these = (...keys: readonly ItemKey[]) => new Set(market.items.filter(({ key }) => keys.includes(key)));
const holdings = { inCart: these('module/12'), owned: these('module/11', 'module/13') };
const filter = (...chosen: readonly Facet[]) => filterItems(market.items, chosen, holdings);

describe('filterItems', () => {
  it.each([
    [[], ['module/13', 'module/11', 'module/12', 'module/14', 'module/15', 'package/61', 'package/62']],
    [['package'], ['package/61', 'package/62']],
    [
      ['module', 'package'],
      ['module/13', 'module/11', 'module/12', 'module/14', 'module/15', 'package/61', 'package/62'],
    ],
    [['usage'], ['module/13']],
    [
      ['usage', 'contact'],
      ['module/13', 'module/15'],
    ],
    [['in-cart'], ['module/12']],
    [['owned', 'featured'], ['module/13']],
    [['owned', 'in-cart'], []],
  ] as const)('filters by %j', (chosen, keys) => expect(keysOf(filter(...chosen).items)).toEqual(keys));

  it('counts the items that each choice would leave', () => {
    expect(filter().counts).toEqual({
      module: 5,
      package: 2,
      fixed: 5,
      usage: 1,
      contact: 1,
      featured: 1,
      trial: 2,
      'in-cart': 1,
      owned: 2,
    });
    expect(filter('package').counts).toMatchObject({ module: 5, package: 2, usage: 0, fixed: 2, owned: 0 });
  });

  it('keeps as many items as the counts say', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...all)), fc.constantFrom(...all), (chosen, facet) => {
        const group = Object.values(FACETS).find((own: readonly Facet[]) => own.includes(facet));
        const isStatus = group === FACETS.status;
        const others = chosen.filter((one) => isStatus || !(group as readonly Facet[] | undefined)?.includes(one));
        expect(filter(...chosen).counts[facet]).toBe(filter(...new Set([...others, facet])).items.length);
      }),
    );
  });

  it('counts held items only if they are among the listed ones', () => {
    const some = market.items.filter(({ key }) => key !== 'module/12');
    expect(filterItems(some, [], holdings).counts).toMatchObject({ 'in-cart': 0, owned: 2 });
    expect(filterItems(some, [], holdings).items).toBe(some);
  });

  it('deselects a choice that is toggled again', () => {
    const all3 = toggled(toggled(['usage'], 'in-cart'), 'module');
    expect(all3).toEqual(['module', 'usage', 'in-cart']);
    expect(toggled(all3, 'usage')).toEqual(['module', 'in-cart']);
  });
});

describe('what is free to try', () => {
  it('are packages, and modules with a trial that are sold here', () => {
    const trial = { interval: 14 };
    const shop = aMarket({
      catalogue: aCatalogue({
        modules: [
          aModule({ id: 11, categoryId: 1, categoryName: 'Routing', trial }),
          aModule({ id: 12, categoryId: 1, categoryName: 'Routing' }),
          aModule({ id: 13, categoryId: 1, categoryName: 'Routing', cardType: 3, trial }),
          // Telematics has a site of its own.
          aModule({ id: 14, categoryId: 6, categoryName: 'Telematics', trial }),
        ],
        plans: [aPackage(61, { moduleIds: [11] }), aPackage(62, { moduleIds: [11], isContact: true })],
      }),
    });
    const free = Object.fromEntries(shop.items.map((item) => [item.key, freeDays(item)]));
    expect(free).toEqual({
      'module/11': 14,
      'module/12': 0,
      'module/13': 0,
      'module/14': 0,
      'package/61': 7,
      'package/62': 0,
    });
    const none = { inCart: new Set<never>(), owned: new Set<never>() };
    expect(keysOf(filterItems(shop.items, ['trial'], none).items)).toEqual(['module/11', 'package/61']);
  });

  it('is offered as a filter to visitors only, and what is on an account to members only', () => {
    expect(FACETS.status.filter((facet) => isFacetOffered(facet, true))).toEqual(['featured', 'trial', 'in-cart']);
    expect(FACETS.status.filter((facet) => isFacetOffered(facet, false))).toEqual(['featured', 'in-cart', 'owned']);
  });
});

const by = (sort: Sort) => keysOf(sorted(market.items.toReversed(), sort, new Intl.Collator('en').compare));

describe('sorted', () => {
  it.each([
    ['recommended', ['module/13', 'module/11', 'module/12', 'module/14', 'module/15', 'package/61', 'package/62']],
    ['name', ['module/13', 'module/12', 'module/15', 'package/62', 'package/61', 'module/11', 'module/14']],
    ['price', ['module/11', 'module/13', 'module/12', 'package/61', 'module/14', 'package/62', 'module/15']],
    ['price-down', ['package/62', 'module/14', 'package/61', 'module/12', 'module/13', 'module/11', 'module/15']],
  ] as const)('sorts by %s', (sort, keys) => expect(by(sort)).toEqual(keys));

  it('keeps all items', () => {
    for (const sort of SORTS) expect(new Set(by(sort))).toEqual(new Set(keysOf(market.items)));
  });
});

describe('sections', () => {
  it.each([
    [4, false, 4, 0],
    [5, false, 4, 1],
    [5, true, 5, 0],
    [0, false, 0, 0],
  ])('of %i items, open %s: shows %i, %i more [MKT-11]', (count, isOpen, shown, more) => {
    const items = market.items.slice(0, count);
    const seen = preview(items, isOpen);
    expect([seen.shown.length, seen.more]).toEqual([shown, more]);
  });

  it.each([
    [0, null, 24, 36, 24],
    [1, null, 48, 12, 12],
    [2, null, 60, 0, 0],
    [9, null, 60, 0, 0],
    // The item of the address is among the cards.
    [0, 'module/147', 48, 12, 12],
    [0, 'module/999', 24, 36, 24],
  ] as const)(
    'gives a phone after %i presses, with %s in the address, %i cards',
    (presses, wanted, shown, more, next) => {
      const [first] = market.items;
      const items = Array.from({ length: 60 }, (_, n) => ({ ...first, key: `module/${100 + n}` }) as Item);
      const seen = stepwise(items, presses, wanted);
      expect([seen.shown.length, seen.more, seen.next, CARD_STEP]).toEqual([shown, more, next, 24]);
    },
  );

  it('points out the first three featured items of a page', () => {
    const [first] = market.items;
    const featured = [0, 1, 0, 1, 1, 1].map(
      (mark, n) => ({ ...first, key: `module/${n}`, isFeatured: mark === 1 }) as Item,
    );
    expect([...featuredAmong(featured)]).toEqual(['module/1', 'module/3', 'module/4']);
  });

  it('puts items under their categories, and under their industries', () => {
    const of = (groups: typeof market.platforms) =>
      sectionsOf(groups, market.items).map(({ group, items }) => [group?.name ?? null, keysOf(items).join(' ')]);
    expect(of(market.platforms)).toEqual([
      ['Routing', 'module/11 module/12 package/61 package/62'],
      ['Territories & Zones', 'module/13 module/14 package/62'],
      ['Telematics', 'module/15'],
    ]);
    expect(of(market.industries)).toEqual([
      ['Field Service', 'module/11 module/12 module/14 package/61 package/62'],
      [null, 'module/13 module/15'],
    ]);
  });
});
