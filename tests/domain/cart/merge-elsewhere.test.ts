import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { proposeMerge } from '../../../src/domain/cart/merge';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { currencyOf } from '../../../src/domain/money/currency';
import type { Cart } from '../../../src/domain/cart/types';
import { aCart, aCatalogue, aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const AWAY = 9;
const bundled = aModule({ id: 1, categoryId: AWAY });
const gone = aModule({ id: 2, categoryId: AWAY });
const chain = aModule({ id: 3, categoryId: AWAY, dependencies: [2] });
const asked = aModule({ id: 4, categoryId: AWAY });
const needer = aModule({ id: 5, dependencies: [4] });
const loose = aModule({ id: 6 });
const plan = aPlan({ id: 1001, moduleIds: [1] });
const other = aPlan({ id: 1002, moduleIds: [] });
const catalogue = {
  ...aCatalogue({ plans: [plan, other], modules: [bundled, gone, chain, asked, needer, loose] }),
  sites: new Map([[AWAY, 'https://away.example/']]),
};
const everything = aCart({ plan, bundled: [bundled], extra: [gone, chain, asked, needer, loose] });
const member = anAccount();
const idsOf = ({ lines }: Cart) => Object.keys(lines).map(Number);
const sum = (cart: Cart) => cartTotals(cart, currencyOf('USD')).totalPrice;
const leftOut = ({ accepted, elsewhere }: ReturnType<typeof proposeMerge>) =>
  elsewhere.filter(({ id }) => !accepted.lines[id]).map(({ id }) => id);

describe('merging a cart with add-ons that an external site sells by now', () => {
  it('leaves these out, and keeps what the package includes and what another add-on needs [MKT-15, CRT-65]', () => {
    const merged = proposeMerge(emptyCart, everything, catalogue, member);
    expect(idsOf(merged.accepted)).toEqual([1, 4, 5, 6]);
    expect(leftOut(merged)).toEqual([2, 3]);
  });

  it('leaves them out of a cart that keeps its own package too, and does not charge for them', () => {
    const own = aCart({ plan: other, extra: [loose] });
    const { declined } = proposeMerge(own, everything, catalogue, member);
    expect(idsOf(declined)).toEqual([4, 5, 6]);
    expect(sum(declined)).toBe(sum(own) + asked.price + needer.price);
  });

  it('names those of the member’s own cart that a new package replaces, and no others', () => {
    const own = aCart({ plan: other, extra: [gone] });
    const merged = proposeMerge(own, aCart({ plan, bundled: [bundled] }), catalogue, member);
    expect(idsOf(merged.accepted)).toEqual([1]);
    expect(leftOut(merged)).toEqual([2]);
    const untouched = proposeMerge(own, aCart({ plan: customPlan, extra: [loose] }), catalogue, member);
    expect(idsOf(untouched.accepted)).toEqual([2, 6]);
    expect(leftOut(untouched)).toEqual([]);
  });

  it('keeps what the account holds', () => {
    const holder = anAccount({ subscription: aSubscription({ planId: 1002, moduleIds: [2] }) });
    const merged = proposeMerge(emptyCart, aCart({ plan, bundled: [bundled], extra: [gone] }), catalogue, holder);
    expect(idsOf(merged.accepted)).toEqual([1, 2]);
    expect(leftOut(merged)).toEqual([]);
  });
});
