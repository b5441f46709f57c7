import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { addedMarker, deletionFlag, planMarker } from '../../../src/domain/cart/markers';
import { acceptPending, cancelPending, holdPending } from '../../../src/domain/cart/pending';
import { Added } from '../../../src/domain/codes/markers';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [a, b] = [aModule({ id: 1 }), aModule({ id: 2 })];
const catalogue = aCatalogue({ modules: [a, b] });
const cart = aCart({ plan: aPlan({ id: 1001 }), bundled: [a] });

describe('the wire codes of markers', () => {
  it('are the documented ones [CRT-07, CRT-08]', () => {
    expect(Added).toEqual({ empty: -1, no: 0, yes: 1, pending: 2 });
  });
});

describe('addedMarker', () => {
  it.each([
    ['is yes for a module in the cart', cart, 1, 1],
    ['is no for a module that is not in the cart', cart, 2, 0],
    ['is pending for a module that waits for the dialog', holdPending(cart, [2]), 2, 2],
    ['stays yes for a module in the cart while others wait', holdPending(cart, [2]), 1, 1],
  ])('%s [CRT-07]', (_, given, id, marker) => expect(addedMarker(given, id)).toBe(marker));

  it('is reset to no by Cancel for all pending modules [CRT-10]', () => {
    const after = cancelPending(holdPending(emptyCart, [1, 2]));
    expect([1, 2].map((id) => addedMarker(after, id))).toEqual([Added.no, Added.no]);
  });

  it('is set to yes by OK for all pending modules [CRT-11]', () => {
    const after = acceptPending(holdPending(emptyCart, [1, 2]), catalogue);
    expect([1, 2].map((id) => addedMarker(after, id))).toEqual([Added.yes, Added.yes]);
  });
});

describe('planMarker', () => {
  it.each([
    [1001, 1],
    [1002, 0],
  ])('of plan %i is %i [CRT-24]', (id, marker) => expect(planMarker(cart, id)).toBe(marker));

  it('of an empty cart is no', () => expect(planMarker(emptyCart, 0)).toBe(Added.no));
});

describe('deletionFlag', () => {
  it.each([
    [1, 'ready'],
    [2, 'initial'],
  ])('of module %i is %s [CRT-33]', (id, flag) =>
    expect(deletionFlag({ ...cart, markedForDeletion: [1] }, id)).toBe(flag),
  );
});
