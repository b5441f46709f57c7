import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../src/domain/catalogue/build';
import { aModule, aPlan } from '../../kit/catalogue';

const build = (modules: ReturnType<typeof aModule>[]) =>
  buildCatalogue({ currency: 'EUR', plans: [aPlan({ id: 1001 })], modules });

describe('buildCatalogue', () => {
  const catalogue = build([
    aModule({ id: 1 }),
    aModule({ id: 2, dependencies: [1, 1] }),
    aModule({ id: 3, dependencies: [1, 2, 99] }),
  ]);

  it('indexes plans and modules by id', () => {
    expect(catalogue.currency).toBe('EUR');
    expect([...catalogue.plans.keys()]).toEqual([1001]);
    expect([...catalogue.modules.keys()]).toEqual([1, 2, 3]);
  });

  it('inverts the dependencies, each once', () =>
    expect([catalogue.dependents.get(1), catalogue.dependents.get(2), catalogue.dependents.get(3)]).toEqual([
      [2, 3],
      [3],
      undefined,
    ]));

  it('keeps only the last record of an id', () => {
    const again = build([aModule({ id: 1 }), aModule({ id: 2, dependencies: [1] }), aModule({ id: 2, title: 'New' })]);
    expect(again.modules.get(2)?.title).toBe('New');
    expect(again.dependents.get(1)).toBeUndefined();
  });

  it.each([
    [null, 0, 'yearly'],
    [null, 1000, 'bundle'],
    ['bundle', 0, 'bundle'],
    ['yearly', 1000, 'yearly'],
  ] as const)(
    'gives the reason for a lower price: server says %s, %d off the monthly variant: %s [REV-32]',
    (discountReason, discount, expected) => {
      const plans = [
        aPlan({ id: 1001, family: 'routes', cycle: 'year', discount: 1650, discountReason }),
        aPlan({ id: 1002, family: 'routes', cycle: 'month', discount }),
        aPlan({ id: 1003, family: 'routes', cycle: 'month', edition: 'commercial', discount: 500 }),
      ];
      expect(buildCatalogue({ currency: 'EUR', plans, modules: [] }).plans.get(1001)?.discountReason).toBe(expected);
    },
  );

  it('gives no reason if there is no discount', () => {
    const { plans } = buildCatalogue({ currency: 'EUR', plans: [aPlan({ id: 1001 })], modules: [] });
    expect(plans.get(1001)?.discountReason).toBeNull();
  });
});
