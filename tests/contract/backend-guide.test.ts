import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/contract/envelope';
import { readCart } from '../../src/contract/cart';
import { readInvoices } from '../../src/contract/invoice';
import { readSession } from '../../src/contract/session';
import { readActive } from '../../src/contract/subscription-status';
import { isPricingPlan } from '../../src/domain/catalogue/plans';
import { readCatalogue } from '../../src/contract/catalogue';
import { readRoot } from '../laws/files';

/** Parses the example replies of docs/backend.md, each wrapped as a server may send it, by the number of their section. */
const replies = new Map(
  readRoot('docs/backend.md')
    .split(/^### (?=\d)/m)
    .slice(1)
    .map((section): [number, unknown] => [
      parseInt(section, 10),
      unwrap(JSON.parse(/```json\n([\s\S]*?)```/.exec(section)?.[1] ?? 'null')),
    ]),
);

describe('the minimal replies in docs/backend.md', () => {
  it('are enough to show a package with its price and its modules', () => {
    const read = readCatalogue(replies.get(1));
    expect(read?.plans.filter(isPricingPlan)).toMatchObject([{ price: 14_900, isContact: false, moduleIds: [11] }]);
    expect(read?.categories).toMatchObject([{ id: 1, name: 'Dynamic Routing' }]);
    expect(read?.dropped).toBe(0);
  });

  it('are enough to sell an add-on', () => {
    expect(readCatalogue(replies.get(2))?.modules).toMatchObject([{ id: 11, price: 1900, cardType: 0 }]);
  });

  it('are enough to recognize a member', () => {
    expect(readSession(replies.get(3))).toMatchObject({ memberId: 2002, isSubscribed: true, currency: 'USD' });
  });

  it('are enough to show a cart with the server’s totals', () => {
    const cart = readCart(replies.get(4));
    expect(cart).toMatchObject({
      totals: { totalPrice: 16_800 },
      unpriced: { plans: [], modules: [] },
      cart: { plan: { id: 8 } },
    });
    expect(Object.keys(cart?.cart.lines ?? {})).toEqual(['11']);
  });

  it('are enough to complete an order', () => {
    expect(readActive(replies.get(5), 200)).toEqual({ status: 200, isEnabled: true, hasRecord: true });
  });

  it('are enough to list invoices', () => {
    expect(readInvoices(replies.get(6))?.invoices).toMatchObject([{ number: 'B-1003', total: 16_800, status: 2 }]);
  });
});
