import type { Failure } from '../../api/reply';
import type { Account } from '../../domain/subscription/types';
import type { Effect } from '../create-store';
import { isMember } from './account';
import { tellFailure } from './talk';
import { rereadCart } from './write';

/** A member's cart lives on the server. A registration that led to a subscription is over. [CRT-65, STO-10] */
export async function memberArrived(account: Account, api: Effect): Promise<void> {
  if (!isMember(account)) return;
  if (account.isSubscribed) {
    api.extra.storage.remove('is_gregister');
    api.extra.storage.remove('temporary_cart');
  }
  await rereadCart(api, { first: true });
}

/** A read that failed shows in its widget; only a session that is over concerns the whole page. [ERR-05, ERR-06] */
export async function tellReadFailure(failure: unknown, api: Effect): Promise<void> {
  const { kind } = (failure ?? {}) as Partial<Failure>;
  if (kind === 'session-expired' || kind === 'unauthorized') await tellFailure(api, failure as Failure, null);
}
