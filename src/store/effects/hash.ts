import { findPlanByHash, parsePackageHash } from '../../domain/catalogue/path';
import { isVisitor } from '../../domain/subscription/user-type';
import { sessionPart } from '../kit/page-session';
import type { Effect } from '../state';
import { selectCatalogue, selectToggles } from '../selectors/catalogue';
import { pickArrived, planChosen, type hashSeen } from '../slices/cart';
import { cartRead, knownAccount } from './account';
import { isAt, routeUrl } from './location';

/** Says that the package that was picked on another page is in the cart here, once. [PRC-22] */
async function pickArrives(api: Effect): Promise<void> {
  const picked = api.extra.tabStorage.read('picked')?.data;
  api.extra.tabStorage.remove('picked');
  await knownAccount(api);
  await cartRead(api);
  if (api.getState().cart.content.plan?.id === picked) api.dispatch(pickArrived());
}

/** Each hash acts once on a page, however many widgets have seen it. */
const SEEN = sessionPart((): { hash?: string } => ({}));

/**
 * A hash that names a package puts it into a visitor's cart, with its campaign parameters; for anybody else, and for any
 * other hash, nothing happens. [NAV-17, NAV-18, NAV-19, STO-09]
 */
export async function addFromHash(
  { hash, origin }: ReturnType<typeof hashSeen>['payload'],
  api: Effect,
): Promise<void> {
  const seen = api.extra.pageSession.of(SEEN);
  if (seen.hash === hash) return;
  seen.hash = hash;
  if (isAt('packages', api) && routeUrl('packages', api).hash === hash) return pickArrives(api);
  const { name, utm } = parsePackageHash(hash);
  const { plans } = selectCatalogue(api.getState());
  const plan = findPlanByHash(plans, name, selectToggles(api.getState()));
  if (!plan || !isVisitor(await knownAccount(api))) return;
  if (utm) api.extra.storage.write('utms', utm);
  api.dispatch(planChosen({ planId: plan.id, from: 'hash', utm, origin }));
}
