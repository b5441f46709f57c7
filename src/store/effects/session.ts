import type { Account } from '../../domain/subscription/types';
import type { Effect } from '../state';
import { readingEnded } from '../slices/cart';
import { keepForMerge, mergePersisted } from './merge';
import { refetchCart } from './refetch-cart';
import { enqueueEdit } from './edit-queue';

/**
 * A member's cart lives on the server, and takes up what a visitor left here. A registration that led to a subscription is
 * over. [CRT-65, STO-10]
 */
export async function memberArrived(account: Account, first: boolean, api: Effect): Promise<void> {
  if (account.isSubscribed) api.extra.storage.remove('is_gregister');
  // Before anything is read: what comes from the server is kept in the same place.
  let isBroken = true;
  try {
    if (keepForMerge(account, api)) await mergePersisted(account, api);
    else if (first) await refetchCart(api, { first });
    else await enqueueEdit(api.extra, () => refetchCart(api));
    isBroken = false;
  } finally {
    api.dispatch(readingEnded(isBroken));
  }
}

/** Once more, after it could not be read. */
export const retryReading = (api: Effect): Promise<void> =>
  enqueueEdit(api.extra, () => refetchCart(api, { first: true }));
