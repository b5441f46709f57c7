import { memberOf } from '../../demo/sample/account';
import { upgradeMessage } from '../../demo/sample/order-calls';
import { catalogueIn } from '../../demo/sample/shop';
import { toContent } from '../../demo/server/model/content';
import { readStatement } from '../../src/contract/statement';
import { agreedOf, type Order } from '../../src/domain/checkout/order';
import { cartFrom, type CartSeed } from './cart';

/** The reply of the order's statement, as far as stories change it. */
interface StatementReply {
  readonly billing_cycles: readonly object[];
  readonly statement: object;
  readonly timeframe: string;
}

/**
 * Returns what a demo account would be told before it orders a cart: titles, dates and sums by the rules of the domain.
 * @param as the name of the account
 */
export function orderReply(as: string, seed: CartSeed): StatementReply {
  return upgradeMessage({
    path: '',
    query: new URLSearchParams(),
    body: {},
    memory: { content: toContent(cartFrom(seed, 'USD')), profile: {}, billing: null, shared: {} },
    member: memberOf(as),
    currency: 'USD',
    catalogue: catalogueIn('USD'),
    language: 'en',
  }) as StatementReply;
}

/** Returns the same with a choice of billing cycles, each with a statement of its own. The first is the current one. */
export function cyclesReply(as: string, [current, other]: readonly [CartSeed, CartSeed], more: object = {}): object {
  const [now, then] = [orderReply(as, current), orderReply(as, other)];
  return { ...now, billing_cycles: [...now.billing_cycles, ...then.billing_cycles], ...more };
}

/** Returns what the account has agreed to by confirming the statement. */
export function agreedFrom(reply: StatementReply): Order['agreed'] {
  const statement = readStatement({ currency: 'USD', currency_symbol: '$', ...reply });
  return statement && agreedOf(statement);
}
