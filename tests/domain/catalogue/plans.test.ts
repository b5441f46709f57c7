import { describe, expect, it } from 'vitest';
import { isPricingPlan, variantsFor } from '../../../src/domain/catalogue/plans';
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
  ])('per %s and %s are one of each family, in the order of the list [PRC-02, PRC-03]', (cycle, edition, ids) =>
    expect(variantsFor(plans, { cycle, edition }).map(({ id }) => id)).toEqual(ids),
  );

  it('prefers the asked variant of what sales sell', () => {
    const both = [
      aPlan({ id: 8, family: 'sales', isContact: true }),
      aPlan({ id: 9, family: 'sales', isContact: true, cycle: 'year' }),
    ];
    expect(variantsFor(both, { cycle: 'year', edition: 'standard' }).map(({ id }) => id)).toEqual([9]);
  });
});
