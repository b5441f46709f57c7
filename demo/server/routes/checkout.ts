import { Hono, type Context } from 'hono';
import { unsoldIn } from '../../../src/domain/cart/for-sale';
import { fromContent, EMPTY_CONTENT, type CartContent } from '../model/content';
import { answerUnsold } from '../cart/not-sold';
import type { Deps, Env } from '../http/env';
import type { Trust } from '../http/page-origins';
import { isInForce, isInUse, isOrderedNow, type Holding } from '../subscription/holding';
import {
  answerSubmit,
  confirmedOf,
  createOrdering,
  answerRefused,
  subscribedAlready,
  withoutCart,
  type Work,
} from '../order/answers';
import { refuseContent } from '../order/refuse-content';
import { cartOf, ownCycle, wishOf } from '../order/wish';
import type { AccountContext } from '../account/context';
import { bodyOf, refuse, wholeNumber } from '../http/reply';

/** Refuses because the order cannot be made of this cart; the cart stays. [REV-16] */
const notSold = (c: Context, { catalogue }: AccountContext, unsold: readonly number[] = []): Response =>
  answerUnsold(c, { unsold }, catalogue);

/** Returns what of the cart cannot be bought. Held items are kept, not bought; internal items are sold by the sales team. */
const unsoldOf = ({ catalogue }: AccountContext, content: CartContent, holding: Holding | null): readonly number[] => {
  const { planId, lines } = isInUse(holding) ? holding.content : EMPTY_CONTENT;
  const held = new Set([...(planId === null ? [] : [planId]), ...lines.map(({ id }) => id)]);
  const unsold = unsoldIn(fromContent(content, catalogue), catalogue, held);
  return unsold.filter((id) => catalogue.modules.get(id)?.kind !== 'internal');
};

/** Refuses a cart that cannot be ordered. @returns null where it can, and where there is none */
const refuseCart = (
  c: Context,
  context: AccountContext,
  cart: CartContent | null,
  holding: Holding | null,
): Response | null => {
  if (!cart) return null;
  const unsold = unsoldOf(context, cart, holding);
  return unsold.length > 0 ? notSold(c, context, unsold) : refuseContent(c, context, cart, holding);
};

const createSubmitCart =
  (trust: Trust): Work =>
  async (c, context, holding) => {
    const content = await cartOf(context);
    if (!content) return withoutCart(c, context);
    const wish = wishOf(context, content, ownCycle(context, content, holding), { isOfCart: true });
    const refused = refuseCart(c, context, content, holding);
    return refused ?? (wish ? answerSubmit(c, trust, context, wish) : notSold(c, context));
  };

/** Submits the member's stored cart. [API-19, API-20, API-23, API-26, API-27, API-56] */
export function checkoutRoutes(deps: Pick<Deps, 'shop' | 'now'> & Trust): Hono<Env> {
  const submitCart = createSubmitCart(deps);
  const ordering = createOrdering(deps);
  const app = new Hono<Env>();

  app.post(
    '/billing/account/:member_id/checkout',
    ordering('direct', async (c, context, holding) => {
      if (wholeNumber(c.req.param('member_id')) !== context.member.id)
        return refuse(c, 403, 'This is another account.');
      if (c.req.query('pricing') !== '1' && c.req.query('int') !== '1')
        return refuse(c, 400, 'A checkout comes from the pricing page or has an internal cart.');
      // Another tab may have ordered this cart already; otherwise a subscriber has no first checkout.
      if (isInForce(holding)) return subscribedAlready(c, context);
      return submitCart(c, context, holding);
    }),
  );

  app.post(
    '/billing/subscription/change',
    ordering('direct', async (c, context, holding) =>
      isInForce(holding) ? submitCart(c, context, holding) : refuse(c, 404, 'There’s no subscription to change.'),
    ),
  );

  app.post('/account/billing/subscription/create', ordering('reseller', submitCart));

  app.post(
    '/account/subscription/change',
    ordering('direct', async (c, context, holding) => {
      const body = await bodyOf(c);
      const { timeframe = null, change_billing_model: changes } = body ?? {};
      if (changes !== 0 && changes !== 1) return refuse(c, 403, 'Invalid structure');
      if (!isOrderedNow(holding)) return refuse(c, 404, 'There’s no subscription to change.');
      const cart = await cartOf(context);
      const refused = refuseCart(c, context, cart, holding);
      if (refused) return refused;
      const content = cart ?? holding.content;
      const cycle = timeframe || ownCycle(context, content, holding);
      const isCycle = cycle === 'month' || cycle === 'year';
      const wish = isCycle ? wishOf(context, content, cycle, { isOfCart: cart !== null }) : null;
      // Another tab may have changed the cycle meanwhile, so a confirmed statement takes precedence over the flag.
      const isMeant = confirmedOf(c) !== null || (changes === 1) === (cycle !== holding.timeframe);
      return wish && isMeant
        ? answerSubmit(c, deps, context, wish)
        : answerRefused(c, 'This billing cycle isn’t available.');
    }),
  );

  app.post(
    '/account/subscription/create',
    ordering('direct', async (c, context, holding) => {
      const reactivates = (await bodyOf(c))?.is_reactivate;
      if (reactivates !== 0 && reactivates !== 1) return refuse(c, 403, 'Invalid structure');
      if (isInForce(holding)) return subscribedAlready(c, context);
      // A running trial has not ended, so its order is a first subscription.
      const hasEnded = holding !== null && !holding.isTrial;
      if ((reactivates === 1) !== hasEnded)
        return answerRefused(c, hasEnded ? 'The subscription has expired.' : 'There is no subscription to reactivate.');
      const cart = await cartOf(context);
      const refused = refuseCart(c, context, cart, holding);
      if (refused) return refused;
      const content = cart ?? holding?.content;
      if (!content) return withoutCart(c, context);
      const wish = wishOf(context, content, ownCycle(context, content, holding), { isOfCart: cart !== null });
      return wish ? answerSubmit(c, deps, context, wish) : notSold(c, context);
    }),
  );

  return app;
}
