import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { selectSubpackages } from '../../../src/domain/cart/subpackage';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const subpackages = [
  { id: 1, code: 'p1', title: 'One' },
  { id: 2, code: 'p2', title: 'Two' },
];
const cart = aCart({ plan: aPlan({ subpackages }), bundled: [aModule()], extra: [aModule({ id: 2 })] });

describe('selectSubpackages', () => {
  it('marks a sub-package of the plan; the content stays [PRC-25]', () => {
    const after = selectSubpackages(cart, ['p2']);
    expect(after.plan?.selected).toEqual(['p2']);
    expect({ ...after, plan: { ...after.plan, selected: [] } }).toEqual(cart);
  });

  it('ignores sub-packages of other plans', () =>
    expect(selectSubpackages(cart, ['p1', 'other']).plan?.selected).toEqual(['p1']));

  it('does nothing without a plan', () => expect(selectSubpackages(emptyCart, ['p1'])).toBe(emptyCart));
});
