import type { Account } from '../../domain/subscription/types';
import type { Effect } from '../create-store';
import { inTurn } from './turn';
import { rereadCart } from './write';

/** A member's cart lives on the server. A registration that led to a subscription is over. [CRT-65, STO-10] */
export async function memberArrived(account: Account, first: boolean, api: Effect): Promise<void> {
  if (account.isSubscribed) {
    api.extra.storage.remove('is_gregister');
    api.extra.storage.remove('temporary_cart');
  }
  if (first) await rereadCart(api, { first });
  else await inTurn(api.extra, () => rereadCart(api));
}
