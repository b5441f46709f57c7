import { describe, expect, it } from 'vitest';
import { catalogue } from '../../demo/server/catalogue/catalogue';
import { withDependencies } from '../../demo/server/catalogue/closure';
import { generated } from '../../demo/server/catalogue/generate';
import { percentBetween } from '../../demo/server/catalogue/percent';
import { discounted, inCurrency, written } from '../../demo/server/core/money';
import { wireCatalogue } from '../../demo/server/catalogue/wire';
import { readCatalogue } from '../../src/contract/catalogue';
import { readIndustries, readPlatforms } from '../../src/contract/marketplace';
import { buildCatalogue } from '../../src/domain/catalogue/build';
import { marketOf } from '../../src/domain/marketplace/index-of';
import * as drawn from '../../src/ui/catalogue-icons';

const rows = catalogue();
const needs = new Map(rows.modules.map((row) => [row.id, row.dependencies ?? []]));

const depth = (id: number): number => 1 + Math.max(0, ...(needs.get(id) ?? []).map(depth));

describe('the catalogue', () => {
  it('has at least the required numbers of categories, modules and industries', () => {
    expect(rows.platforms.length).toBeGreaterThanOrEqual(9);
    expect(rows.modules.length).toBeGreaterThanOrEqual(60);
    expect(rows.industries).toHaveLength(8);
    expect(Math.max(...rows.modules.map((row) => depth(row.id)))).toBeGreaterThanOrEqual(3);
  });

  it('gives every bundle a closed set of modules', () => {
    for (const bundle of rows.bundles)
      expect(withDependencies(bundle.modules, needs).length).toBe(new Set(bundle.modules).size);
  });

  it('never uses one id for a module and a bundle', () => {
    const ids = [...rows.modules, ...rows.bundles].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has codes that an order accepts [CRT-53]', () => {
    const codes = [...rows.modules, ...rows.bundles].map(({ code }) => code);
    expect(codes.filter((code) => code.length < 10 || code.length > 50)).toEqual([]);
  });

  it('names only existing icons, each once per category, because addresses contain them [MKT-06]', () => {
    for (const { icon } of [
      ...rows.platforms,
      ...rows.industries,
      ...rows.planCategories,
      ...rows.modules,
      ...rows.bundles,
    ])
      expect(Object.keys(drawn)).toContain(icon);
    for (const platform of rows.platforms) {
      const icons = rows.modules.filter((row) => row.platformId === platform.id).map(({ icon }) => icon);
      expect(new Set(icons).size, platform.name).toBe(icons.length);
    }
  });

  it.each([2000, 10_000])('grows to %i modules, the same each time', (total) => {
    const grown = generated(rows, total);
    expect(grown.modules).toHaveLength(total);
    expect(new Set(grown.modules.map(({ code }) => code)).size).toBe(total);
    expect(generated(rows, total)).toEqual(grown);
    expect(generated(rows, total, 2)).not.toEqual(grown);
    expect(
      grown.modules.every(({ id, dependencies = [] }) => dependencies.every((need) => need < id || id < 1000)),
    ).toBe(true);
  });
});

describe('a catalogue as the wire carries it', () => {
  it.each([200, 2000, 10_000])('of %i modules matches the contract in every record', (total) => {
    const { products, platforms, industries } = wireCatalogue(total);
    const read = readCatalogue(products);
    expect(read).toMatchObject({ dropped: 0, currency: 'USD' });
    expect(read?.modules).toHaveLength(total);
    const market = marketOf({
      catalogue: buildCatalogue({ currency: 'USD', plans: read?.plans ?? [], modules: read?.modules ?? [] }),
      platforms: readPlatforms(platforms) ?? [],
      industries: readIndustries(industries) ?? [],
    });
    expect(market.platforms.map(({ name }) => name)).toEqual(rows.platforms.map(({ name }) => name));
    expect(market.industries.every(({ items }) => items.some(({ kind }) => kind === 'package'))).toBe(true);
    const telematics = market.platforms.find(({ icon }) => icon === 'telematics');
    expect(telematics?.url).toMatch(/^https:/);
  });
});

describe('price lists', () => {
  it.each([
    [179, 149, 1650],
    [299, 249, 1650],
    [229, 189, 1725],
    [119, 99, 1600],
    [100, 90, 1000],
    [50, 50, 0],
  ])('discount %i to %i by %i hundredths of a percent', (list, net, discount) => {
    expect(percentBetween(list, net)).toBe(discount);
    expect(discounted(list * 100, discount, 'USD')).toBe(net * 100);
  });

  it('refuses a net price above the list', () => {
    expect(() => percentBetween(100, 101)).toThrow('No discount takes 100 to 101');
  });

  it.each([
    [17_900, 'USD', '179.00'],
    [17_900, 'EUR', '165.00'],
    [17_900, 'JPY', '26850'],
    [300, 'GBP', '2.00'],
    [0, 'CHF', '0.00'],
    [5, 'USD', '0.05'],
  ] as const)('writes %i cents in %s as %s', (cents, code, text) => {
    expect(written(inCurrency(cents, code), code)).toBe(text);
  });
});
