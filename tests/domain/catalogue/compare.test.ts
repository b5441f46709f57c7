import { describe, expect, it } from 'vitest';
import { compareFeatures } from '../../../src/domain/catalogue/compare';
import type { Feature } from '../../../src/domain/catalogue/types';

type Row = readonly [group: string, name: string, value?: Feature['value']];
const plan = (...rows: readonly Row[]) => ({
  features: rows.map(([group, name, value = true]): Feature => ({ group, name, value })),
});
const order = (...plans: readonly ReturnType<typeof plan>[]) =>
  compareFeatures(plans).map(({ name, features }) => [name, features.map((feature) => feature.name).join('')]);

describe('the comparison of plans', () => {
  it('has one row for each feature of any plan, with the value of each plan', () => {
    const groups = compareFeatures([
      plan(['Planning', 'Members', '5'], ['Planning', 'Map', true]),
      plan(['Planning', 'Members', '8'], ['Support', 'Chat', true]),
      plan(['Planning', 'Map', false], ['Support', 'Chat', '']),
    ]);
    expect(groups).toEqual([
      {
        name: 'Planning',
        features: [
          { name: 'Members', values: ['5', '8', false] },
          { name: 'Map', values: [true, false, false] },
        ],
      },
      { name: 'Support', features: [{ name: 'Chat', values: [false, true, false] }] },
    ]);
  });

  it.each([
    ['new features come after the others', [plan(['A', 'a'], ['A', 'b']), plan(['A', 'c'])], [['A', 'abc']]],
    [
      'a new feature comes between its neighbours',
      [plan(['A', 'a'], ['A', 'd']), plan(['A', 'a'], ['A', 'b'], ['A', 'd'])],
      [['A', 'abd']],
    ],
    ['a new feature comes before its successor', [plan(['A', 'b']), plan(['A', 'a'], ['A', 'b'])], [['A', 'ab']]],
    ['the first plan’s order wins', [plan(['A', 'a'], ['A', 'b']), plan(['A', 'b'], ['A', 'a'])], [['A', 'ab']]],
    [
      'groups are ordered like features',
      [plan(['A', 'a'], ['C', 'c']), plan(['A', 'a'], ['B', 'b'], ['C', 'c'])],
      [
        ['A', 'a'],
        ['B', 'b'],
        ['C', 'c'],
      ],
    ],
    [
      'a split group is joined',
      [plan(['A', 'a'], ['B', 'b'], ['A', 'c'])],
      [
        ['A', 'ac'],
        ['B', 'b'],
      ],
    ],
  ])('keeps the order of the catalogue: %s', (_what, plans, expected) => {
    expect(order(...plans)).toEqual(expected);
  });

  it('uses the first of two values with the same name', () => {
    expect(compareFeatures([plan(['A', 'a', '1'], ['A', 'a', '2'])])[0]?.features).toEqual([
      { name: 'a', values: ['1'] },
    ]);
  });

  it('is empty without plans or features', () => {
    expect(compareFeatures([])).toEqual([]);
    expect(compareFeatures([plan(), plan()])).toEqual([]);
  });
});
