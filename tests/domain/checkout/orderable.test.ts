import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import type { Cart } from '../../../src/domain/cart/types';
import { obstaclesTo, type Obstacle } from '../../../src/domain/checkout/orderable';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const base = aModule({ id: 1 });
const standard = aModule({ id: 2, isDefault: true });
const needy = aModule({ id: 3, dependencies: [1, 2, 99] });
const seats = aModule({ id: 4, pricingType: 'USAGE', kind: 'booster' });
const level = aModule({ id: 5, pricingType: 'USAGE', kind: 'support' });
const gratis = aModule({ id: 6, price: 0, basePrice: 0 });
const plan = aPlan({ id: 1001, moduleIds: [3] });
const catalogue = aCatalogue({ plans: [plan], modules: [base, standard, needy, seats, level, gratis] });
const NOTHING = new Map<number, number>();

/** Sets the quantity of all add-ons of a cart. */
const times = (cart: Cart, quantity: number): Cart => ({
  ...cart,
  lines: Object.fromEntries(Object.entries(cart.lines).map(([id, line]) => [id, { ...line, quantity }])),
});
const lacks: Obstacle = { kind: 'lacks', module: needy, needed: base };
const none: Obstacle = { kind: 'none', module: seats };

describe('what keeps a cart from being ordered', () => {
  it.each<[string, Cart, ReadonlyMap<number, number>, readonly Obstacle[]]>([
    ['an empty cart', emptyCart, NOTHING, [{ kind: 'empty' }]],
    ['a custom solution without modules', { ...emptyCart, plan: customPlan }, NOTHING, [{ kind: 'empty' }]],
    ['not a package without modules', aCart({ plan: aPlan({ id: 1002 }) }), NOTHING, []],
    ['an add-on without what it needs', aCart({ plan: customPlan, extra: [needy] }), NOTHING, [lacks]],
    ['not one with it', aCart({ plan: customPlan, extra: [base, needy] }), NOTHING, []],
    ['not one whose package has it', aCart({ plan, bundled: [base], extra: [needy] }), NOTHING, []],
    ['not one that is held, as an account of before may', aCart({ plan, extra: [needy] }), new Map([[3, 1]]), []],
    ['not one of which the account holds what it needs', aCart({ plan, extra: [needy] }), new Map([[1, 1]]), []],
    ['not what a package has without it', aCart({ plan, bundled: [needy] }), NOTHING, []],
    ['seats in a quantity of 0', times(aCart({ plan, extra: [seats] }), 0), NOTHING, [none]],
    [
      'seats of which the account holds some, too',
      times(aCart({ plan, extra: [seats] }), 0),
      new Map([[4, 5]]),
      [none],
    ],
    ['a custom solution of what is free', aCart({ plan: customPlan, extra: [gratis] }), NOTHING, [{ kind: 'free' }]],
    ['add-ons that are free, without any plan', aCart({ plan: null, extra: [gratis] }), NOTHING, [{ kind: 'free' }]],
    [
      'the free rest of a custom solution that is held',
      aCart({ plan: customPlan, extra: [gratis] }),
      new Map([
        [1, 1],
        [6, 1],
      ]),
      [{ kind: 'free' }],
    ],
    ['not a custom solution that costs something', aCart({ plan: customPlan, extra: [base, gratis] }), NOTHING, []],
    ['not a package with what is free', aCart({ plan, extra: [gratis] }), NOTHING, []],
    [
      'a custom solution of no seats, which says so',
      times(aCart({ plan: customPlan, extra: [seats] }), 0),
      NOTHING,
      [none],
    ],
    ['not seats that are held so', times(aCart({ plan, extra: [seats] }), 0), new Map([[4, 0]]), []],
    ['not a support level without users', times(aCart({ plan, extra: [level] }), 0), NOTHING, []],
    ['not a fixed price, which has no quantity', times(aCart({ plan, extra: [base] }), 0), NOTHING, []],
  ])('is %s [CRT-01, REV-16]', (_, cart, held, found) => expect(obstaclesTo(cart, catalogue, held)).toEqual(found));
});
