import { MAX_QUANTITY, type Quantity } from '../../../src/domain/cart/quantity';
import { Hono, type Context } from 'hono';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { fromContent, EMPTY_CONTENT, toContent, type CartContent } from '../model/content';
import { withSizes } from '../../../src/domain/cart/with-sizes';
import { answerUnsold } from '../cart/not-sold';
import { initialContent } from '../cart/initial-content';
import { applyChange, isRemoval, type Change } from '../cart/rules';
import { changeStored, readStored } from '../cart/store';
import { upsellOf } from '../cart/upsell';
import type { Deps, Env } from '../http/env';
import { createContexts, createLocked } from '../order/contexts';
import { ownCycle, visitorStatement, wishOf } from '../order/wish';
import { memberStatement } from '../order/member-statement';
import type { RefuseVisitor } from '../http/visitor-allowance';
import { bodyOf, refuse, refuseFor, reply, wholeNumber } from '../http/reply';
import { currencyOfCaller } from '../http/sender';
import { ownerOf } from '../cart/owner';
import { domainCatalogue } from '../shop/domain-catalogue';
import { offered } from '../shop/offered';
import { bundleRecord, moduleRecord, money } from '../shop/records';
import { suggestions } from '../shop/suggestions';
import { cartRecord } from '../cart/record';
import { wordsIn } from '../texts/dictionary';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';
import { wholeQuantities } from '../texts/whole-quantities';

const entriesOf = (value: unknown): readonly Quantity[] | null => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const entries = value.flatMap((one: { id?: unknown; quantity?: unknown } | null) => {
    const [id, quantity] = [wholeNumber(one?.id), wholeNumber(one?.quantity)];
    return id === null || quantity === null || quantity < 0 || quantity > MAX_QUANTITY ? [] : [{ id, quantity }];
  });
  return entries.length === value.length ? entries : null;
};

/** Reads sub-package codes; null keeps the present choice. */
const codesOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : null;

/** Serves the cart of a member or of the visitor with its tracking id. [API-05 … API-11, API-16] */
export function cartRoutes(deps: Deps, refuseVisitor: RefuseVisitor): Hono<Env> {
  const { shop, now } = deps;
  const catalogueIn = domainCatalogue(shop);
  const open = createContexts(deps);
  const locked = createLocked(deps);
  const app = new Hono<Env>();

  /** Changes the caller's cart by the rules. @returns the outcome and the cart's tracking id */
  const change = async (c: Context<Env>, wish: Change, entries: readonly Quantity[] = []) => {
    const catalogue = catalogueIn(currencyOfCaller(c));
    const write = async (begun: CartContent | null) => {
      if (isRemoval(wish) && !(await readStored(c.get('db'), ownerOf(c))))
        return { trackingId: null, result: 'missing' as const };
      const held = begun && fromContent(begun, catalogue);
      return changeStored(c.get('db'), ownerOf(c), now(), (content) => {
        const before = fromContent(content, catalogue);
        const outcome = applyChange(before, wish, catalogue, c.get('session'), held);
        if (outcome.kind !== 'done') return { content: null, result: outcome.kind };
        const selected = 'selected' in wish ? wish.selected : undefined;
        const after = withSizes(before, outcome.cart, { entries, selected }, held);
        return { content: after && toContent(after), result: outcome.kind };
      });
    };
    // The member's lock serializes this change with an order of the same cart.
    return (await locked(c, ({ context, holding }) => write(initialContent(context.member, holding)))) ?? write(null);
  };

  /** Returns the statement of the caller's cart; null for an empty cart and in a currency in which the member is not billed. */
  const statementFor = async (c: Context<Env>, content: CartContent, code: CurrencyCode) => {
    if (content.planId === null) return null;
    const opened = await open(c);
    if (!opened)
      return visitorStatement({ catalogue: catalogueIn(code), currency: currencyOf(code), now: now() }, content);
    const { context, holding } = opened;
    const wish = context.currency.code === code ? wishOf(context, content, ownCycle(context, content, holding)) : null;
    return wish && memberStatement(context, holding, wish);
  };

  app.get('/data', async (c) => {
    const code = currencyOfCaller(c);
    const owner = ownerOf(c);
    const stored = await readStored(c.get('db'), owner);
    const isUnknown = !stored && owner.memberId === null && owner.trackingId !== null;
    if (isUnknown) return refuse(c, 404, 'There is no such cart.');
    const cart = fromContent(stored?.content ?? EMPTY_CONTENT, catalogueIn(code));
    const record = cartRecord(shop, cart, code);
    const statement = await statementFor(c, stored?.content ?? EMPTY_CONTENT, code);
    return reply(c, 200, { ...money(code), tracking_id: stored?.trackingId ?? null, ...record, statement });
  });

  /** Returns the plan with this id if it is offered to this caller. */
  const planFor = (c: Context<Env>, id: number) =>
    [shop.bundles.get(id)].filter((row) => row !== undefined).find(offered(c.get('session')));

  app.post('/add', async (c) => {
    const body = await bodyOf(c);
    const id = wholeNumber(body?.id);
    const entries = entriesOf(body?.entries);
    if (id === null) return refuse(c, 400, 'The id of a module or package is needed.');
    if (entries === null) return refuse(c, 400, wholeQuantities(languageFor(c)));
    const isModule = body?.module === true || wholeNumber(body?.module) === 1;
    const code = currencyOfCaller(c);
    const plan = isModule ? undefined : planFor(c, id);
    const module = isModule ? shop.modules.get(id) : undefined;
    if (!plan && !module) return refuse(c, 404, 'There is no such product.');
    const owner = ownerOf(c);
    const isBegun = owner.memberId !== null || (await readStored(c.get('db'), owner)) !== null;
    const refusal = isBegun ? null : refuseVisitor(c, 'carts');
    if (refusal) return refusal;
    const selected = codesOf(body?.selected_subpackages);
    const wish: Change = isModule
      ? { kind: 'add-module', id }
      : { kind: 'add-plan', id, ...(selected && { selected }) };
    const { trackingId, result } = await change(c, wish, entries);
    const name = (module ?? plan)?.title ?? '';
    if (result === 'unsold') return refuseFor(c, 'not_for_sale', sayIn(languageFor(c))('not_for_sale', { name }));
    if (result === 'elsewhere') return answerUnsold(c, { unsold: [id] }, catalogueIn(code));
    const upsell = upsellOf(shop, plan);
    return reply(c, 200, {
      ...money(code),
      product: module ? moduleRecord(shop, module, code) : plan && bundleRecord(plan, code),
      is_upsell: upsell ? 1 : 0,
      upsell: upsell ?? [],
      tracking_id: trackingId,
    });
  });

  const removed = async (c: Context<Env>, wish: Change): Promise<Response> => {
    const { result } = await change(c, wish);
    if (result === 'missing') return refuse(c, 404, 'It isn’t in the cart.');
    if (result === 'refused') return refuse(c, 403, 'This module is included in every account.');
    return reply(c, 200);
  };

  app.post('/remove', async (c) => {
    const id = wholeNumber((await bodyOf(c))?.id);
    return id === null ? refuse(c, 400, 'An id is needed.') : removed(c, { kind: 'remove', id });
  });

  app.post('/pricing/categories/remove', async (c) => {
    const id = wholeNumber((await bodyOf(c))?.category);
    return id === null ? refuse(c, 400, 'A category is needed.') : removed(c, { kind: 'remove-category', id });
  });

  app.get('/products/:kind{module|package}/:id', (c) => {
    const id = wholeNumber(c.req.param('id')) ?? -1;
    const code = currencyOfCaller(c);
    const isModule = c.req.param('kind') === 'module';
    const module = isModule ? shop.modules.get(id) : undefined;
    const plan = isModule ? undefined : planFor(c, id);
    if (module) return reply(c, 200, { ...money(code), product: moduleRecord(shop, module, code) });
    if (plan) return reply(c, 200, { ...money(code), product: bundleRecord(plan, code) });
    return refuse(c, 404, 'There is no such product.');
  });

  app.get('/search/suggestions', (c) => {
    const data = suggestions(shop, c.req.query('term') ?? '', c.get('session'), wordsIn(languageFor(c)));
    return reply(c, 200, { data });
  });

  return app;
}
