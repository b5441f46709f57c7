import type { Failure } from '../../api/reply';
import { customPlan } from '../../domain/cart/custom-plan';
import type { Cart } from '../../domain/cart/types';
import { buildCatalogue } from '../../domain/catalogue/build';
import { lackingIds, type WantedIds } from '../../domain/catalogue/lacking-ids';
import type { Catalogue, ModuleId, PlanId } from '../../domain/catalogue/types';
import { endsSession } from '../../domain/errors/failure';
import { inForce } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import type { Effect, RootState } from '../state';
import { readForCart } from '../market/beside';
import { isInOneCurrency } from '../market/one-currency';
import { sessionPart } from '../kit/page-session';
import { besideKey, products } from '../resources/catalogue';
import { selectCatalogue, selectShop } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { showFailure } from './ask-person';

/** What the page may sell: with what lies in the cart only where that has the same currency. [CRT-61] */
function sold(state: RootState): Catalogue {
  const shop = selectShop(state);
  return shop && shop.currency !== state.cart.currency ? shop : selectCatalogue(state);
}

const NOTHING = { plans: new Map<PlanId, never>(), modules: new Map<ModuleId, never>() };

type Known = Pick<Catalogue, 'plans' | 'modules'>;
type One = readonly ['package' | 'module', number];

const onesOf = (wanted: WantedIds, known: Known): readonly One[] => {
  const { plans, modules } = lackingIds(wanted, known);
  const ids = plans.filter((id) => id !== customPlan.id);
  return [...ids.map((id): One => ['package', id]), ...modules.map((id): One => ['module', id])];
};

/** What the server has said that there is not, so that it is not asked with every press. */
const ABSENT = sessionPart(() => new Set<string>());

/** So many single records are asked for at once: a package may include dozens. */
const AT_ONCE = 6;

/** Does something with each, so many at a time. */
async function withEach<T extends object>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Sees that the page knows these records, what they include and what all of them need: what it has read, else everything that is
 * for sale, else each record alone, for a list need not be whole. What the server does not have stays unknown. Where the page is in
 * another language or currency by now, it begins anew in that.
 * @returns why one of these records themselves could not be read
 */
async function bring(wanted: WantedIds, known: (state: RootState) => Known, api: Effect): Promise<Failure | null> {
  const { dispatch, getState, extra } = api;
  const scope = selectReadScope(getState());
  const none = extra.pageSession.of(ABSENT);
  const { memberId } = getState().session.account;
  const nameOf = ([kind, id]: One): string => `${memberId} ${kind} ${besideKey(scope)}/${id}`;
  const isWanted = ([kind, id]: One): boolean =>
    Boolean((kind === 'module' ? wanted.modules : wanted.plans)?.includes(id));
  // A page that says 404 may be a gateway's, or a server's that lacks the call: what only comes along is not asked for again.
  const pageOf = (one: One): string => `page ${nameOf(one)}`;
  const isNone = (one: One): boolean => none.has(nameOf(one)) || (!isWanted(one) && none.has(pageOf(one)));
  const unknown = () => onesOf(wanted, known(getState())).filter((one) => !isNone(one));
  if (unknown().length === 0) return null;
  await dispatch(products.read(scope));
  const listed = products.at(getState(), scope);
  if (listed.data) await dispatch(isInOneCurrency(listed.data.currency, scope));

  const isHere = (): boolean => selectReadScope(getState()) === scope;
  const tried = new Set<string>();
  let failure = listed.data ? null : listed.failure;
  const ask = async (one: One): Promise<void> => {
    if (!isHere()) return;
    const name = nameOf(one);
    tried.add(name);
    const why = await dispatch(readForCart(...one));
    if (why?.ownStatus === 404) none.add(pageOf(one));
    if (why && isWanted(one)) failure ??= why;
    else if (!why && isHere() && unknown().some((other) => nameOf(other) === name)) none.add(name);
  };
  const untried = () => (listed.data && isHere() ? unknown().filter((one) => !tried.has(nameOf(one))) : []);
  // What comes may need more.
  for (let ones = untried(); ones.length > 0; ones = untried()) await withEach(ones, ask);
  if (!isHere()) return bring(wanted, known, api);
  return unknown().some(isWanted) ? failure : null;
}

/**
 * All that is sold, with these records and all that they need among it as far as that can be read and the server has it, and why one of
 * them could not be read.
 */
export async function shopWith(
  wanted: WantedIds,
  api: Effect,
): Promise<{ readonly shop: Catalogue | null; readonly failure: Failure | null }> {
  const failure = await bring(wanted, (state) => selectShop(state) ?? NOTHING, api);
  return { shop: selectShop(api.getState()), failure };
}

/** What is for sale, and what a cart holds though it may be sold no longer. */
export function withModulesOf(cart: Cart, { currency, plans, modules }: Catalogue): Catalogue {
  const held = Object.values(cart.lines).map((line) => line.module);
  return buildCatalogue({ currency, plans: [...plans.values()], modules: [...held, ...modules.values()] });
}

/**
 * The catalogue with what a change of a cart begins with: where the cart is empty, what the member holds. Null where that can't be read,
 * which whoever pressed is told; what is not for sale any more is left out.
 */
export function catalogueOfHeld(
  account: Account,
  { plan }: Cart,
  origin: string | null,
  api: Effect,
): Promise<Catalogue | null> {
  const held = plan ? null : inForce(account);
  return catalogueWith(held ? { plans: [held.planId], modules: held.moduleIds } : {}, origin, api);
}

/** The catalogue with what was pressed and all that it needs. Null where what was pressed can't be read, which whoever pressed is told. */
export async function catalogueWith(wanted: WantedIds, origin: string | null, api: Effect): Promise<Catalogue | null> {
  const failure = await bring(wanted, sold, api);
  if (!failure) return sold(api.getState());
  await showUnread(failure, origin, api);
  return null;
}

/** Of a session that is over the page has heard already. */
export async function showUnread(failure: Failure, origin: string | null, api: Effect): Promise<void> {
  if (!endsSession(failure)) await showFailure(api, failure, origin);
}
