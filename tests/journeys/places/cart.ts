import { readCart } from '../../../src/contract/cart';
import { currencyOf } from '../../../src/domain/money/currency';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { contentOf } from '../levels/domain';
import { EMPTY, contentAsText } from '../model/cart';
import { totalsOf } from '../model/price';
import { CHANGES, type Place } from './place';

/** The stored cart, with totals computed as a page does. */
export const cart: Place = {
  name: 'cart',
  after: [...CHANGES, 'move'],
  isThere: () => true,
  expected: ({ account: { shelf, cart: content } }) => {
    const { package: plan, additional, total, once } = totalsOf(shelf, content);
    return { content: contentAsText(content), package: plan, 'add-ons': additional, total, 'one-time': once };
  },
  shown: async ({ visit }) => {
    const read = readCart(await visit.read('/cart/data'));
    const content = read?.cart ?? { plan: null, lines: {} };
    const totals = cartTotals(content, currencyOf(visit.cell.currency));
    return {
      content: contentAsText(read ? contentOf(read.cart) : EMPTY),
      package: totals.totalDiscountedPrice,
      'add-ons': totals.totalAdditionalModulesPrice,
      total: totals.totalPrice,
      'one-time': Reflect.get(totals, 'oneTimeTotal') ?? 0,
    };
  },
};
