import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { checkOrderItem } from '../../../src/contract/order-item';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { OrderProgress } from '../../../src/domain/codes/order-progress';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import { orders } from '../db/schema';
import { answerUnsold } from '../cart/not-sold';
import type { Deps, Env } from '../http/env';
import type { Trust } from '../http/page-origins';
import { asksToMove, createMigrating } from '../migration/migrate';
import { isInForce, type Holding } from '../subscription/holding';
import { prepare } from '../order/submit';
import type { Wish } from '../order/wish';
import type { AccountContext } from '../account/context';
import { memberStatement } from '../order/member-statement';
import { answerSubmit, changed, confirmedOf, createOrdering, answerRefused, type Work } from '../order/answers';
import { refuseContent } from '../order/refuse-content';
import { ownCycle, wishOf } from '../order/wish';
import { contentOf } from '../quote/content';
import { bodyOf, refuse, reply, wholeNumber } from '../http/reply';
import { offered } from '../shop/offered';
import { languageFor } from '../texts/language';
import { wholeQuantities } from '../texts/whole-quantities';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...(value as Fields) } : {};

const KINDS: readonly number[] = Object.values(SubscriptionKind);

/** Reads the type of the payment method that an order names. The stored method is charged, so the order may name no other. [CHK-16] */
const methodOf = (body: unknown): number | null => wholeNumber(fieldsOf(fieldsOf(body).billing).type);

/** Serves orders that contain their own content. [API-39 … API-43] */
export function orderRoutes(deps: Pick<Deps, 'shop' | 'now'> & Trust): Hono<Env> {
  const { shop } = deps;
  const ordering = createOrdering(deps);
  const migrate = createMigrating(deps);
  const app = new Hono<Env>();

  /** Reads the wish of an order payload, or returns the refusal. Only ids and quantities count; prices come from the catalogue. */
  const read = (
    c: Context<Env>,
    context: AccountContext,
    holding: Holding | null,
    body: Fields | null,
  ): Wish | Response => {
    const { order, account, type } = fieldsOf(body);
    const { items, state } = fieldsOf(order);
    const [item] = Array.isArray(items) && items.length === 1 ? items : [];
    const [kind, postState] = [wholeNumber(type), wholeNumber(state ?? 0)];
    if (kind === null || !KINDS.includes(kind) || postState === null) return refuse(c, 403, 'Invalid structure');
    // A migration has a call of its own, which requires more.
    if (kind === SubscriptionKind.legacyToMarketplace) return answerRefused(c, 'There is nothing to move.');
    if (wholeNumber(fieldsOf(account).member_id) !== context.member.id)
      return refuse(c, 403, 'This is another account.');
    if (!checkOrderItem(item).ok) return refuse(c, 500, 'Invalid cart item');
    const { id, code, quantity, modules, selected_subpackages } = fieldsOf(item);
    const plan = id === customPlan.id ? customPlan : context.catalogue.plans.get(Number(id));
    const mayHave = (planId: number): boolean => {
      const row = shop.bundles.get(planId);
      return row !== undefined && offered(c.get('session'))(row);
    };
    const lines = Object.values(fieldsOf(modules)).map((one) => ({ quantity: 1, ...fieldsOf(one) }));
    const content = contentOf(
      { plan: { id, quantity, selected_subpackages }, modules: lines },
      context.catalogue,
      mayHave,
      holding?.content,
    );
    if (content === 'quantities') return answerRefused(c, wholeQuantities(languageFor(c)));
    if (content === 'malformed') return answerRefused(c, 'An item in the order isn’t available.');
    if ('unsold' in content) return answerUnsold(c, content, context.catalogue);
    const wish = wishOf(context, content, ownCycle(context, content, holding), { kind, postState });
    if (!wish || plan?.code !== code) return answerRefused(c, 'An item in the order isn’t available.');
    const refused = refuseContent(c, context, content, holding);
    if (refused) return refused;
    return { ...wish, isOfCart: postState !== OrderProgress.disableModule };
  };

  app.post(
    '/order/update',
    ordering('own', async (c, context, holding) => {
      const wish = read(c, context, holding, await bodyOf(c));
      if (wish instanceof Response) return wish;
      const [statement, confirmed] = [await memberStatement(context, holding, wish), confirmedOf(c)];
      if (confirmed !== null && confirmed !== statement.version) return changed(c, statement);
      const { id, token } = await prepare(context, wish);
      return reply(c, 200, { result: { order_id: id, token } });
    }),
  );

  /** Submits a prepared order for the holder of its token. */
  const submitPrepared = (disables: boolean) =>
    ordering('direct', async (c, context, holding) => {
      const body = await bodyOf(c);
      const id = wholeNumber(body?.order_id);
      if (id === null || typeof body?.token !== 'string') return refuse(c, 403, 'Invalid structure');
      const own = and(eq(orders.id, id), eq(orders.memberId, context.member.id));
      const [draft] = await context.db.select().from(orders).where(own).limit(1);
      if (!draft || draft.token !== body.token) return answerRefused(c, 'Invalid token');
      if (draft.state !== 'draft') return reply(c, 200, { result: { order_id: draft.id } });
      if (draft.tokenEndsAt.getTime() <= context.now) return refuse(c, 405, 'Token expired');
      if (!isInForce(holding)) return refuse(c, 404, 'There’s no subscription to change.');
      if (disables !== (draft.postState === OrderProgress.disableModule)) return answerRefused(c, 'Invalid payload');
      return answerSubmit(c, deps, context, draft, { draft, method: methodOf(body) });
    });
  app.post('/account/subscription/subscribe', submitPrepared(false));
  app.post('/account/subscription/module/disable', submitPrepared(true));

  const submitOrder: Work = async (c, context, holding) => {
    const body = await bodyOf(c);
    const wish = read(c, context, holding, body);
    return wish instanceof Response ? wish : answerSubmit(c, deps, context, wish, { method: methodOf(body) });
  };
  const update = ordering('direct', submitOrder);
  app.post('/account/subscription/update', async (c) => (asksToMove(await bodyOf(c)) ? migrate(c) : update(c)));
  app.post('/account/subscription/upgrade-order', ordering('reseller', submitOrder));

  return app;
}
