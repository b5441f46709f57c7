import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from '../../../src/domain/marketplace/address';
import { addressOf, detailsOf, groupOf, pageOf, type MarketPage } from '../../../src/domain/marketplace/page';
import { aCatalogue, catalogueOf } from '../../kit/catalogue';
import { aMarket, aPlatform, itemIn, MODULES, ROUTES } from './kit';

const market = aMarket();

const at = (path: string) => {
  const address = parseAddress(`/platform/marketplace${path}`, ROUTES);
  if (!address) throw new Error(path);
  const { kind, groupId, item, missing } = pageOf(address, market);
  return [kind, groupId, item, missing];
};

describe('pageOf', () => {
  it.each([
    ['', 'platform', null, null, null],
    ['/routing/route', 'platform', 1, null, null],
    ['/territories-zones/territory/list', 'platform', 2, null, null],
    ['/routing/route/glyph-11', 'platform-details', 1, 'module/11', null],
    ['/industries', 'industry', null, null, null],
    ['/industries/pencil', 'industry', 1, null, null],
    ['/industries/pencil/field-service-complete', 'industry-details', 1, 'package/62', null],
  ])('finds %s [MKT-04, MKT-05, MKT-06, MKT-09]', (path, ...page) => expect(at(path)).toEqual(page));

  it.each([
    ['/anything/route', 'platform', 1, null, null],
    ['/Routing/ROUTE', 'platform', 1, null, null],
    ['/routing', 'platform', 1, null, null],
    ['/routing/no-such-icon', 'platform', 1, null, null],
    ['/nowhere/at-all', 'platform', null, null, 'at-all'],
    ['/routing/route/no-such-module', 'platform', 1, null, 'no-such-module'],
    ['/routing/route/glyph-16', 'platform', 1, null, 'glyph-16'],
    ['/routing/route/module-code-11', 'platform-details', 1, 'module/11', null],
    ['/routing/route/12', 'platform-details', 1, 'module/12', null],
    ['/routing/route/field-service-essentials', 'platform', 1, null, 'field-service-essentials'],
    ['/industries/no-such', 'industry', null, null, 'no-such'],
  ])('redirects %s to the nearest page [MKT-05]', (path, ...page) => expect(at(path)).toEqual(page));

  it('gives an item another segment if its icon is ambiguous or reserved', () => {
    expect(addressOf(detailsOf(itemIn(market, 'module/12')), market).segments).toEqual([
      'routing',
      'route',
      'module-code-12',
    ]);
    const twice = MODULES.map((module) => ({ ...module, icon: 'same' }));
    const other = aMarket({ catalogue: aCatalogue({ modules: twice }) });
    expect(itemIn(other, 'module/11').slug).toBe('module-code-11');
  });
});

describe('addressOf', () => {
  it('is the inverse of pageOf for every item of any catalogue', () => {
    fc.assert(
      fc.property(catalogueOf(12), fc.constantFrom('', '/fr'), (catalogue, prefix) => {
        const shop = aMarket({ catalogue, platforms: [aPlatform(1), aPlatform(2, { icon: 'list' })] });
        for (const item of shop.items) {
          const page = detailsOf(item, 'list');
          const path = formatAddress(addressOf(page, shop, prefix), ROUTES);
          const address = parseAddress(path, ROUTES);
          expect(address && pageOf(address, shop), path).toEqual(page);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['platform', null],
    ['platform', 2],
    ['industry', null],
    ['industry', 1],
  ] as const)('is the inverse of pageOf for %s %s', (kind, groupId) => {
    const page: MarketPage = { kind, groupId, item: null, view: 'grid', missing: null };
    const address = parseAddress(formatAddress(addressOf(page, market), ROUTES), ROUTES);
    expect(address && pageOf(address, market)).toEqual(page);
    expect(groupOf(page, market)?.id ?? null).toBe(groupId);
  });

  it('writes the documented form [MKT-05, MKT-06, MKT-07]', () => {
    const list = { ...detailsOf(itemIn(market, 'module/13')), view: 'list' as const };
    expect(formatAddress(addressOf(list, market, '/es'), ROUTES)).toBe(
      '/es/platform/marketplace/territories-zones/territory/glyph-13/list',
    );
    expect(formatAddress(addressOf(detailsOf(itemIn(market, 'package/61')), market), ROUTES)).toBe(
      '/platform/marketplace/industries/pencil/field-service-essentials',
    );
  });
});
