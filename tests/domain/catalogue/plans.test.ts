import { describe, expect, it } from 'vitest';
import { isPricingPlan } from '../../../src/domain/catalogue/plans';
import { choicesIn, offeredIn, shownToggles, variantsFor } from '../../../src/domain/catalogue/toggles';
import type { BillingCycle, Edition } from '../../../src/domain/catalogue/types';
import { aPlan } from '../../kit/catalogue';

describe('isPricingPlan', () => {
  it.each([
    [{}, true],
    [{ inid: 13 }, false],
    [{ type: 'default' }, false],
    [{ usageType: 'USAGE' }, false],
    [{ usageType: 'price' }, false],
  ])('with %j: %s [PRC-18]', (more, isOne) => expect(isPricingPlan(aPlan(more))).toBe(isOne));
});

const variant = (id: number, family: string, cycle: BillingCycle, edition: Edition = 'standard') =>
  aPlan({ id, family, cycle, edition });

describe('variantsFor', () => {
  const plans = [
    variant(1, 'basic', 'month'),
    variant(2, 'basic', 'year'),
    variant(3, 'basic', 'month', 'commercial'),
    variant(4, 'basic', 'year', 'commercial'),
    variant(5, 'plus', 'year'),
    aPlan({ id: 6, family: 'sales', isContact: true }),
    variant(7, 'basic', 'year'),
  ];

  it.each<[BillingCycle, Edition, number[]]>([
    ['month', 'standard', [1, 6]],
    ['year', 'standard', [2, 5, 6]],
    ['month', 'commercial', [3, 6]],
    ['year', 'commercial', [4, 6]],
  ])(
    'returns for %s and %s one plan of each family, in the order of the list [PRC-02, PRC-03]',
    (cycle, edition, ids) => expect(variantsFor(plans, { cycle, edition }).map(({ id }) => id)).toEqual(ids),
  );

  it('prefers the requested variant of plans that only sales sell', () => {
    const both = [
      aPlan({ id: 8, family: 'sales', isContact: true }),
      aPlan({ id: 9, family: 'sales', isContact: true, cycle: 'year' }),
    ];
    expect(variantsFor(both, { cycle: 'year', edition: 'standard' }).map(({ id }) => id)).toEqual([9]);
  });
});

describe('the two toggles', () => {
  const CYCLES: readonly BillingCycle[] = ['month', 'year'];
  const EDITIONS: readonly Edition[] = ['standard', 'commercial'];
  const SETTINGS = CYCLES.flatMap((cycle) => EDITIONS.map((edition) => ({ cycle, edition })));
  /** All sets of settings in which a plan may be sold. */
  const sets = Array.from({ length: 2 ** SETTINGS.length }, (_, bits) =>
    SETTINGS.filter((_one, at) => bits & (1 << at)),
  );

  it('never select a setting without plans, nor offer one [PRC-06, PRC-07]', () => {
    for (const sold of sets.filter(({ length }) => length > 0)) {
      const plans = sold.map(({ cycle, edition }, n) => variant(n + 1, 'basic', cycle, edition));
      const offered = offeredIn(plans);
      for (const wish of SETTINGS) {
        const shown = shownToggles(wish, offered);
        expect(variantsFor(plans, shown), JSON.stringify({ sold, wish })).not.toEqual([]);
        const { cycles, editions } = choicesIn(offered, shown);
        const nextTo = [
          ...cycles.map((cycle) => ({ ...shown, cycle })),
          ...editions.map((edition) => ({ ...shown, edition })),
        ];
        for (const next of nextTo) expect(variantsFor(plans, shownToggles(next, offered))).not.toEqual([]);
        expect(editions).toContain(shown.edition);
      }
    }
  });

  it('prefer the chosen cycle over the chosen edition, and show the choice if nothing is for sale', () => {
    const offered = offeredIn([variant(1, 'basic', 'month'), variant(2, 'basic', 'year', 'commercial')]);
    expect(shownToggles({ cycle: 'year', edition: 'standard' }, offered)).toEqual({
      cycle: 'year',
      edition: 'commercial',
    });
    expect(shownToggles({ cycle: 'month', edition: 'commercial' }, offered)).toEqual({
      cycle: 'month',
      edition: 'standard',
    });
    expect(shownToggles({ cycle: 'year', edition: 'commercial' }, [])).toEqual({
      cycle: 'year',
      edition: 'commercial',
    });
  });
});
