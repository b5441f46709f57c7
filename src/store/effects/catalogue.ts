import type { Failure } from '../../api/reply';
import { customPlan } from '../../domain/cart/custom-plan';
import type { Cart } from '../../domain/cart/types';
import { buildCatalogue } from '../../domain/catalogue/build';
import { missingIds, type WantedIds } from '../../domain/catalogue/missing-ids';
import type { Catalogue, ModuleId, PlanId } from '../../domain/catalogue/types';
import { endsSession } from '../../domain/errors/failure';
import { inUse } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import type { Effect, RootState } from '../state';
import { readForCart } from '../market/unlisted';
import { isInOneCurrency } from '../market/one-currency';
import { sessionPart } from '../kit/page-session';
import { unlistedKey, products } from '../resources/catalogue';
import { selectCatalogue, selectShop } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { showFailure } from './ask-person';

/** Returns the catalogue for a change of the cart; the cart's own items count only if they have the same currency. [CRT-61] */
function sold(state: RootState): Catalogue {
  const shop = selectShop(state);
  return shop && shop.currency !== state.cart.currency ? shop : selectCatalogue(state);
}

const NOTHING = { plans: new Map<PlanId, never>(), modules: new Map<ModuleId, never>() };

type Known = Pick<Catalogue, 'plans' | 'modules'>;
type One = readonly ['package' | 'module', number];

const onesOf = (wanted: WantedIds, known: Known): readonly One[] => {
  const { plans, modules } = missingIds(wanted, known);
  const ids = plans.filter((id) => id !== customPlan.id);
  return [...ids.map((id): One => ['package', id]), ...modules.map((id): One => ['module', id])];
};

/** Cache of records that the server does not have, so that presses do not request them again. */
const ABSENT = sessionPart(() => new Set<string>());

/** Limit of parallel requests for single records: a package may include dozens. */
const AT_ONCE = 6;

/** Runs an action for each item, with at most `AT_ONCE` in parallel. */
async function withEach<T extends object>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Loads these records, what they include and what all of them need: from the cache, else with the list of all products, else one
 * by one, because a list may be incomplete. Records that the server does not have stay unknown. If the page's language or
 * currency changes meanwhile, it starts over.
 * @returns the failure of one of these records themselves; null if none failed
 */
async function loadMissing(
  wanted: WantedIds,
  known: (state: RootState) => Known,
  api: Effect,
): Promise<Failure | null> {
  const { dispatch, getState, extra } = api;
  const scope = selectReadScope(getState());
  const none = extra.pageSession.of(ABSENT);
  const { memberId } = getState().session.account;
  const nameOf = ([kind, id]: One): string => `${memberId} ${kind} ${unlistedKey(scope)}/${id}`;
  const isWanted = ([kind, id]: One): boolean =>
    Boolean((kind === 'module' ? wanted.modules : wanted.plans)?.includes(id));
  // An HTML 404 may come from a gateway, or from a server without this call. It is cached only for records that others need, not
  // for requested ones.
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
  // A loaded record may need further records.
  for (let ones = untried(); ones.length > 0; ones = untried()) await withEach(ones, ask);
  if (!isHere()) return loadMissing(wanted, known, api);
  return unknown().some(isWanted) ? failure : null;
}

/**
 * Returns the server's catalogue after loading these records and all that they need, and the failure of one of them. Records that
 * the server does not have are missing.
 */
export async function loadShopWith(
  wanted: WantedIds,
  api: Effect,
): Promise<{ readonly shop: Catalogue | null; readonly failure: Failure | null }> {
  const failure = await loadMissing(wanted, (state) => selectShop(state) ?? NOTHING, api);
  return { shop: selectShop(api.getState()), failure };
}

/** Adds the modules of a cart to the catalogue, because some may not be sold any longer. */
export function withModulesOf(cart: Cart, { currency, plans, modules, sites }: Catalogue): Catalogue {
  const held = Object.values(cart.lines).map((line) => line.module);
  return buildCatalogue({ currency, plans: [...plans.values()], modules: [...held, ...modules.values()], sites });
}

/**
 * Returns the catalogue for a change of a cart. For an empty cart it loads what the member holds, because the change starts from
 * that; items that are not sold any longer are left out. It returns null after a failure and tells the person.
 */
export function catalogueOfHeld(
  account: Account,
  { plan }: Cart,
  origin: string | null,
  api: Effect,
): Promise<Catalogue | null> {
  const held = plan ? null : inUse(account);
  return catalogueWith(held ? { plans: [held.planId], modules: held.moduleIds } : {}, origin, api);
}

/**
 * Returns the catalogue with the pressed item and all that it needs. It returns null if the item cannot be read, and tells the
 * person.
 */
export async function catalogueWith(wanted: WantedIds, origin: string | null, api: Effect): Promise<Catalogue | null> {
  const failure = await loadMissing(wanted, sold, api);
  if (!failure) return sold(api.getState());
  await showReadFailure(failure, origin, api);
  return null;
}

/** Tells the person about a failed read, except at the end of the session, which the page has told already. */
export async function showReadFailure(failure: Failure, origin: string | null, api: Effect): Promise<void> {
  if (!endsSession(failure)) await showFailure(api, failure, origin);
}
