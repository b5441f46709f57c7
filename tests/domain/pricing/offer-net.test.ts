import { describe, expect, it } from 'vitest';
import { toCartPlan } from '../../../src/domain/cart/new-line';
import { netOffer } from '../../../src/domain/pricing/offer-net';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const priced = (id: number) => aModule({ id, price: 1000 * id, basePrice: 1000 * id });
const plan = aPlan({ id: 9, moduleIds: [1, 2, 4] });

const counting = (id: number, minimumAssetRate: number, assetType: 'vehicle' | 'driver' = 'vehicle') =>
  aPlan({ id, minimumAssetCount: 10 * id, minimumAssetRate, assetType });

const counted = (quantity: number) => aCart({ plan: toCartPlan(counting(1, 1500), { quantity }) });

describe('the move to a larger package', () => {
  it('costs its price minus that of the add-ons it includes [CRT-54]', () => {
    const cart = aCart({ plan: aPlan({ id: 8 }), bundled: [priced(1)], extra: [priced(2), priced(3)] });
    expect(netOffer(cart, { plan, difference: 1500 })).toEqual({ covered: 1, fleet: undefined, difference: -500 });
  });

  it.each([
    ['a larger fleet', 25, 2, 25, 10_000 + 5 * 1200 - 15 * 1500],
    ['a fleet that the package includes', 15, 2, 20, 10_000 - 5 * 1500],
  ])('keeps %s, at the rate of the package [CRT-54, MNY-05]', (_, quantity, id, fleet, difference) => {
    expect(netOffer(counted(quantity), { plan: counting(id, 1200), difference: 10_000 })).toEqual({
      covered: 0,
      fleet,
      difference,
    });
  });

  it('leaves the fleet to a package that counts something else [CRT-54]', () => {
    const offer = { plan: counting(2, 1200, 'driver'), difference: 10_000 };
    expect(netOffer(counted(12), offer)).toEqual({ covered: 0, fleet: undefined, difference: 10_000 - 2 * 1500 });
  });
});
