import { describe, expect, it } from 'vitest';
import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { acceptProposal } from '../../../src/domain/cart/decide';
import type { Cart } from '../../../src/domain/cart/types';
import { withoutOtherLevels } from '../../../src/domain/cart/support-level';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const essential = aModule({ id: 221, kind: 'support', basePrice: 0 });
const hero = aModule({ id: 222, kind: 'support', pricingType: 'USAGE' });
const premium = aModule({ id: 223, kind: 'support', dependencies: [221] });
const other = aModule({ id: 5 });
const onHero = aModule({ id: 6, dependencies: [222] });
const catalogue = aCatalogue({ modules: [essential, hero, premium, other, onHero] });

/** Returns the cart after an addition, with every question answered by OK. */
const add = (cart: Cart, id: number): Cart => {
  const proposal = proposeAddModule(cart, id, catalogue, { isLegacyAccount: false });
  if (proposal.kind === 'apply') return proposal.cart;
  if (proposal.kind !== 'confirm') throw new Error(`it is ${proposal.kind}`);
  return acceptProposal(proposal.held, proposal.confirmation, catalogue);
};
const ids = ({ lines }: Cart) => Object.keys(lines).map(Number);

describe('a support level', () => {
  it('replaces the previous one in one change, and nothing else', () => {
    expect(ids(add(aCart({ plan: null, extra: [essential, other] }), 222))).toEqual([5, 222]);
    expect(ids(add(aCart({ plan: null, extra: [hero, other] }), 221))).toEqual([5, 221]);
  });

  it('does not replace a bundled one', () => {
    const cart = add(aCart({ plan: aPlan(), bundled: [essential] }), 222);
    expect(ids(cart)).toEqual([221, 222]);
    expect(cart.lines[221]?.bundled).toBe(true);
  });

  it('does not replace one that it needs or that another module needs', () => {
    expect(ids(add(aCart({ plan: null, extra: [essential] }), 223))).toEqual([221, 223]);
    expect(ids(add(aCart({ plan: null, extra: [hero, onHero] }), 221))).toEqual([6, 221, 222]);
  });

  it('stays if it is chosen again', () => {
    const { lines } = aCart({ plan: null, extra: [hero, other, essential] });
    expect(Object.keys(withoutOtherLevels(lines, [hero]))).toEqual(['5', '222']);
  });

  it('stays if any other module is added', () => {
    expect(ids(add(aCart({ plan: null, extra: [hero] }), 5))).toEqual([5, 222]);
  });
});
