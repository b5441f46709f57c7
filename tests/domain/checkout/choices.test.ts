import { describe, expect, it } from 'vitest';
import { planChoices } from '../../../src/domain/checkout/choices';
import { aCatalogue, anAccount, aPlan, aSubscription } from '../../kit/catalogue';
import { currencyOf } from '../../../src/domain/money/currency';

const ROUTING = 1;
const DEVELOPERS = 4;

const { plans } = aCatalogue({
  plans: [
    aPlan({ id: 1, title: 'Developer Scale', categoryId: DEVELOPERS, price: 30_000 }),
    aPlan({ id: 2, title: 'Developer Start', categoryId: DEVELOPERS, price: 5000 }),
    aPlan({ id: 3, title: 'Business Optimization', categoryId: ROUTING, price: 40_000 }),
    aPlan({ id: 4, title: 'Franchise Network', categoryId: ROUTING, price: 90_000 }),
    aPlan({ id: 5, title: 'Route Planner', categoryId: ROUTING, price: 15_000 }),
    aPlan({ id: 6, title: 'Route Optimization', categoryId: ROUTING, price: 25_000 }),
  ],
});

const titles = (planId: number) => {
  const account = anAccount({ subscription: aSubscription({ planId }) });
  return planChoices({ plans }, account, currencyOf('USD')).choices.map(({ plan }) => plan.title);
};

describe('the packages of an upgrade', () => {
  it('begin with the larger ones of the held package’s category, and end with the held one [REV-20]', () => {
    expect(titles(6)).toEqual([
      'Business Optimization',
      'Franchise Network',
      'Route Planner',
      'Developer Scale',
      'Developer Start',
      'Route Optimization',
    ]);
  });

  it('are in the order of their price for who holds none of them [REV-20]', () => {
    expect(titles(99)).toEqual([
      'Developer Start',
      'Route Planner',
      'Route Optimization',
      'Developer Scale',
      'Business Optimization',
      'Franchise Network',
    ]);
  });
});
