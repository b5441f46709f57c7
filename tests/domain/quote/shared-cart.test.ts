import { describe, expect, it } from 'vitest';
import { heldCart } from '../../../src/domain/cart/held';
import type { Cart } from '../../../src/domain/cart/types';
import { cartOfQuote, type SharedContent } from '../../../src/domain/quote/shared-cart';
import type { Account } from '../../../src/domain/subscription/types';
import { aCatalogue, aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const [bundled, mine, loose] = [aModule({ id: 1 }), aModule({ id: 4 }), aModule({ id: 6 })];
const metered = aModule({ id: 5, pricingType: 'USAGE' });
const away = aModule({ id: 7, categoryId: 19 });
const plan = aPlan({ id: 1001, moduleIds: [1], minimumAssetRate: 500, minimumAssetCount: 5 });
const sites = new Map([[19, 'https://away.example/']]);
const shop = { ...aCatalogue({ plans: [plan], modules: [bundled, mine, metered, loose, away] }), sites };
const lines = [{ id: 5, quantity: 9, bundled: false }];
const subscription = aSubscription({ planId: 1001, moduleIds: [1, 4, 5, 7], quantity: 20, lines });
const subscriber = anAccount({ isSubscribed: true, subscription });

const quote = (
  planId: number | null,
  ...modules: readonly { id: number; quantity: number | null }[]
): SharedContent => ({
  planId,
  fleet: planId === null ? null : 8,
  selected: [],
  modules,
});
const open = (content: SharedContent, account: Account = subscriber) => cartOfQuote(content, shop, account);
const told = ({ plan: held, lines: all }: Cart) => [held?.id, held?.quantity, Object.keys(all).map(Number)];

describe('the cart of a shared quote for a subscriber', () => {
  it('is the quote and no more if it names a package, also the held one [REV-43]', () => {
    const { cart, isOnTop } = open(quote(1001));
    expect([told(cart), isOnTop]).toEqual([[1001, 8, [1]], false]);
  });

  it('is what is held with the add-ons of a quote without a package, in the larger quantity [REV-43, REV-55]', () => {
    const { cart, isOnTop, isPartial } = open(quote(null, { id: 6, quantity: 1 }, { id: 5, quantity: 3 }));
    expect([told(cart), isOnTop, isPartial]).toEqual([[1001, 20, [1, 4, 5, 6, 7]], true, false]);
    expect(cart.lines[5]?.quantity).toBe(9);
    expect(open(quote(null, { id: 5, quantity: 12 })).cart.lines[5]?.quantity).toBe(12);
  });

  it('is a custom solution for whoever has nothing in force [CRT-28]', () => {
    const { cart, isOnTop } = open(quote(null, { id: 6, quantity: 1 }), { ...subscriber, isExpired: true });
    expect([told(cart), isOnTop]).toEqual([[0, 0, [6]], false]);
  });

  it('is empty if nothing of the quote is for sale', () => {
    const { cart, isOnTop } = open(quote(9999, { id: 99, quantity: 1 }));
    expect([cart.plan, isOnTop]).toEqual([null, false]);
  });

  it('has what an external site sells if it is held [MKT-15]', () => {
    const { cart, elsewhere } = open(quote(null, { id: 7, quantity: 1 }));
    expect([cart, elsewhere]).toEqual([heldCart(subscriber, shop), []]);
  });
});
