import { describe, expect, it } from 'vitest';
import { netOffer } from '../../../src/domain/pricing/offer-net';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const priced = (id: number) => aModule({ id, price: 1000 * id, basePrice: 1000 * id });
const plan = aPlan({ id: 9, moduleIds: [1, 2, 4] });

describe('the move to a larger package', () => {
  it('costs its price minus that of the add-ons it includes [CRT-54]', () => {
    const cart = aCart({ plan: aPlan({ id: 8 }), bundled: [priced(1)], extra: [priced(2), priced(3)] });
    expect(netOffer(cart, { plan, difference: 1500 })).toEqual({ covered: 1, difference: -500 });
  });
});
