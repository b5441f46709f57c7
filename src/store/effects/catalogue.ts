import { customPlan } from '../../domain/cart/custom-plan';
import type { Catalogue } from '../../domain/catalogue/types';
import { endsSession } from '../../domain/errors/failure';
import { inForce } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import type { Effect } from '../create-store';
import { readForCart } from '../market/beside';
import { read } from '../read';
import { selectCatalogue } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { readAt } from '../slices/reads';
import { tellFailure } from './talk';

/** The catalogue with the package that a member holds; without it where it is not for sale any more. */
export async function catalogueOfHeld(known: Catalogue, account: Account, api: Effect): Promise<Catalogue> {
  const planId = inForce(account)?.planId ?? customPlan.id;
  if (planId === customPlan.id || known.plans.has(planId)) return known;
  await api.dispatch(read('products', selectReadScope(api.getState())));
  return selectCatalogue(api.getState());
}

/**
 * The catalogue with this plan or module in it: what the page has read, else everything that is for sale, else this record alone.
 * Null where that can't be read, which whoever pressed is told.
 */
export async function catalogueWith(
  kind: 'plans' | 'modules',
  id: number,
  origin: string | null,
  api: Effect,
): Promise<Catalogue | null> {
  const known = selectCatalogue(api.getState());
  if (known[kind].has(id)) return known;
  const scope = selectReadScope(api.getState());
  await api.dispatch(read('products', scope));
  const listed = readAt(api.getState().reads, 'products', scope);
  // A list need not be whole: what it lacks has a call of its own.
  const isLacking = listed.data !== null && !selectCatalogue(api.getState())[kind].has(id);
  const alone = isLacking ? await api.dispatch(readForCart(kind === 'plans' ? 'package' : 'module', id)) : null;
  const failure = listed.data ? alone : listed.failure;
  if (listed.data && !alone) return selectCatalogue(api.getState());
  // Of a session that is over the page has heard already.
  if (failure && !endsSession(failure)) await tellFailure(api, failure, origin);
  return null;
}
