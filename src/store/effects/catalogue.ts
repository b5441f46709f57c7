import type { Failure } from '../../api/reply';
import { customPlan } from '../../domain/cart/custom-plan';
import { lackingIds, type WantedIds } from '../../domain/catalogue/lacking-ids';
import type { Catalogue, ModuleId, PlanId } from '../../domain/catalogue/types';
import { endsSession } from '../../domain/errors/failure';
import { inForce } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import type { Effect, RootState } from '../create-store';
import { readForCart } from '../market/beside';
import type { Ports } from '../ports';
import { read } from '../read';
import { selectCatalogue, selectShop } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { readAt, readKey } from '../slices/reads';
import { tellFailure } from './talk';

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
const absent = new WeakMap<Ports['client'], Set<string>>();

/**
 * Sees that the page knows these records, what they include and what all of them need: what it has read, else everything that is
 * for sale, else each record alone, for a list need not be whole. What the server does not have stays unknown.
 * @returns why something could not be read
 */
async function bring(wanted: WantedIds, known: (state: RootState) => Known, api: Effect): Promise<Failure | null> {
  const scope = selectReadScope(api.getState());
  const none = absent.get(api.extra.client) ?? new Set<string>();
  absent.set(api.extra.client, none);
  const { memberId } = api.getState().session.account;
  const nameOf = ([kind, id]: One): string => `${memberId} ${kind} ${readKey('beside', { ...scope, ids: [id] })}`;
  const missing = () => onesOf(wanted, known(api.getState())).filter((one) => !none.has(nameOf(one)));
  if (missing().length === 0) return null;
  await api.dispatch(read('products', scope));
  const listed = readAt(api.getState().reads, 'products', scope);
  if (!listed.data) return listed.failure;
  // What comes may need more.
  for (let ones = missing(); ones.length > 0; ones = missing()) {
    const failures = await Promise.all(ones.map(([kind, id]) => api.dispatch(readForCart(kind, id))));
    const failure = failures.find((one) => one !== null);
    if (failure) return failure;
    const still = new Set(onesOf(wanted, known(api.getState())).map(nameOf));
    for (const name of ones.map(nameOf)) if (still.has(name)) none.add(name);
  }
  return null;
}

/** All that is sold, with these records and all that they need among it as far as the server has them; null where that can't be read. */
export async function shopWith(wanted: WantedIds, api: Effect): Promise<Catalogue | null> {
  const failure = await bring(wanted, (state) => selectShop(state) ?? NOTHING, api);
  return failure ? null : selectShop(api.getState());
}

/** The catalogue with what a member holds; without what is not for sale any more. */
export async function catalogueOfHeld(account: Account, api: Effect): Promise<Catalogue> {
  const { planId, moduleIds } = inForce(account) ?? {};
  if (planId !== undefined) await bring({ plans: [planId], modules: moduleIds ?? [] }, sold, api);
  return sold(api.getState());
}

/** The catalogue with what was pressed and all that it needs. Null where that can't be read, which whoever pressed is told. */
export async function catalogueWith(wanted: WantedIds, origin: string | null, api: Effect): Promise<Catalogue | null> {
  const failure = await bring(wanted, sold, api);
  if (!failure) return sold(api.getState());
  // Of a session that is over the page has heard already.
  if (!endsSession(failure)) await tellFailure(api, failure, origin);
  return null;
}
