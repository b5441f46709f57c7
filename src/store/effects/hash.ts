import { findPlanByHash, parsePackageHash } from '../../domain/catalogue/path';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../create-store';
import { selectCatalogue } from '../selectors/catalogue';
import { planChosen, type hashSeen } from '../slices/cart';
import { knownAccount } from './account';

/** Each hash acts once on a page, however many widgets have seen it. */
const seen = new WeakMap<object, string>();

/**
 * A hash that names a package puts it into a visitor's cart, with its campaign parameters; for anybody else, and for any
 * other hash, nothing happens. [NAV-17, NAV-18, NAV-19, STO-09]
 */
export async function addFromHash(
  { hash, origin }: ReturnType<typeof hashSeen>['payload'],
  api: Effect,
): Promise<void> {
  if (seen.get(api.extra) === hash) return;
  seen.set(api.extra, hash);
  const { name, utm } = parsePackageHash(hash);
  const plan = findPlanByHash(selectCatalogue(api.getState()).plans, name);
  if (!plan || !isVisitor(await knownAccount(api))) return;
  if (utm) api.extra.storage.write('utms', utm);
  api.dispatch(planChosen({ planId: plan.id, from: 'hash', utm, origin }));
}
