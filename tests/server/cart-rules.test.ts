import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromContent, EMPTY_CONTENT, toContent } from '../../demo/server/model/content';
import { applyChange, type Change } from '../../demo/server/cart/rules';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { sameContent } from '../../src/domain/cart/same-content';
import { proposeRemoveCategory } from '../../src/domain/cart/category';
import { acceptProposal } from '../../src/domain/cart/decide';
import { withQuantities } from '../../src/domain/cart/quantity';
import { afterWrite } from '../../src/domain/cart/writes';
import type { Cart } from '../../src/domain/cart/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { currencyOf } from '../../src/domain/money/currency';
import { cartTotals } from '../../src/domain/pricing/totals';
import { randomCatalogue } from '../kit/catalogue';

const SIZE = 9;
const USD = currencyOf('USD');

const change = fc.record({
  kind: fc.constantFrom<Change['kind']>(
    'add-plan',
    'add-module',
    'add-module',
    'add-module',
    'remove',
    'remove',
    'remove-category',
  ),
  id: fc.integer({ min: 0, max: SIZE + 1 }),
  quantity: fc.integer({ min: 0, max: 9 }),
});
type Step = Change & { readonly quantity: number };

const named = ({ kind, id }: Step): Change => {
  if (kind === 'add-plan') return { kind, id: 1001 + (id % 3) };
  return kind === 'remove' && id > SIZE ? { kind, id: 1001 } : { kind, id };
};

/** Applies a change with the page's rules, with every question answered by OK. */
function onPage(cart: Cart, { kind, id }: Change, quantity: number, catalogue: Catalogue): Cart {
  if (kind === 'add-module') return afterWrite(cart, { kind, id, entries: [{ id, quantity }] }, catalogue);
  if (kind !== 'remove-category') return afterWrite(cart, { kind, id }, catalogue);
  const proposal = proposeRemoveCategory(cart, id, catalogue, { authenticated: false });
  if (proposal.kind === 'confirm') return acceptProposal(proposal.held, proposal.confirmation, catalogue);
  return proposal.kind === 'apply' ? proposal.cart : cart;
}

describe('the server’s cart', () => {
  it('is the same after it was stored and read again', () => {
    expect(toContent(emptyCart)).toStrictEqual(EMPTY_CONTENT);
  });

  it('equals the page’s cart after any sequence of changes, and costs the same [CRT-28, CRT-29, CRT-31, CRT-32, CRT-64]', () => {
    const shops = Array.from({ length: 200 }, (_, seed) => randomCatalogue(seed, SIZE));
    let customs = 0;
    fc.assert(
      fc.property(fc.constantFrom(...shops), fc.array(change, { maxLength: 12 }), (catalogue, steps) => {
        let [page, stored] = [emptyCart, toContent(emptyCart)];
        for (const step of steps) {
          const wish = named(step);
          page = onPage(page, wish, step.quantity, catalogue);
          const before = fromContent(stored, catalogue);
          const outcome = applyChange(before, wish, catalogue, null);
          const entries = wish.kind === 'add-module' ? [{ id: wish.id, quantity: step.quantity }] : [];
          if (outcome.kind === 'done') stored = toContent(withQuantities(outcome.cart ?? before, entries));
          const server = fromContent(stored, catalogue);
          expect(sameContent(server, page)).toBe(true);
          expect(server.plan?.title).toBe(page.plan?.title);
          expect(cartTotals(server, USD)).toEqual(cartTotals(page, USD));
          if (page.plan?.title === 'My Custom Solution') customs += 1;
        }
      }),
      { numRuns: 2000 },
    );
    // Checks that the random sequences are varied enough to prove anything.
    expect(customs).toBeGreaterThan(500);
  }, 60_000);
});
