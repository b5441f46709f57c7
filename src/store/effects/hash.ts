import { findPlanByHash, parsePackageHash } from '../../domain/catalogue/path';
import { isVisitor } from '../../domain/subscription/user-type';
import { mayCount } from '../../domain/analytics/consent';
import { keepCampaign } from '../kit/campaign';
import { sessionPart } from '../kit/page-session';
import type { Effect } from '../state';
import { selectCatalogue } from '../selectors/catalogue';
import { selectToggles } from '../selectors/pricing-plans';
import { pickArrived, planChosen, type hashSeen } from '../slices/cart';
import { cartRead, knownAccount } from './account';
import { isAt, routeUrl } from './location';

/** Shows once that the package chosen on another page is in the cart. [PRC-22] */
async function pickArrives(api: Effect): Promise<void> {
  const picked = api.extra.tabStorage.read('picked');
  if (!picked) return;
  api.extra.tabStorage.remove('picked');
  await knownAccount(api);
  await cartRead(api);
  if (api.getState().cart.content.plan?.id === picked.data) api.dispatch(pickArrived());
}

/** Last handled hash: each hash acts once per page, however many widgets report it. */
const SEEN = sessionPart((): { hash?: string } => ({}));

/**
 * Puts the package named by the URL hash into a visitor's cart, with its campaign parameters. Members and unknown hashes change
 * nothing; the hash of the packages route only shows the earlier choice. [NAV-17, NAV-18, NAV-19, STO-09]
 */
export async function addFromHash(
  { hash, origin }: ReturnType<typeof hashSeen>['payload'],
  api: Effect,
): Promise<void> {
  const seen = api.extra.pageSession.of(SEEN);
  if (seen.hash === hash) return;
  seen.hash = hash;
  if (isAt('packages', api) && routeUrl('packages', api).hash === hash) return pickArrives(api);
  const { name, utm: campaign } = parsePackageHash(hash);
  const { plans } = selectCatalogue(api.getState());
  const plan = findPlanByHash(plans, name, selectToggles(api.getState()));
  if (!plan || !isVisitor(await knownAccount(api))) return;
  const { config } = api.getState();
  const utm = mayCount(config) ? campaign : '';
  keepCampaign(utm, config, api.extra.storage);
  api.dispatch(planChosen({ planId: plan.id, from: 'hash', utm, origin }));
}
