import type { Account } from '../../domain/subscription/types';
import type { Effect } from '../state';
import { readingEnded } from '../slices/cart';
import { keepForMerge, mergePersisted } from './merge';
import { refetchCart } from './refetch-cart';
import { enqueueEdit } from './edit-queue';

/**
 * Loads the cart of a member who signed in, and merges a visitor's cart into it. A subscription ends the registration.
 * [CRT-65, STO-10]
 */
export async function memberSignedIn(account: Account, first: boolean, api: Effect): Promise<void> {
  if (account.isSubscribed) api.extra.storage.remove('is_gregister');
  // Persists the visitor's cart for the merge first, because the member's cart will overwrite it in storage.
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

/** Reads a member's cart again after a failed read. */
export const retryReading = (api: Effect): Promise<void> =>
  enqueueEdit(api.extra, () => refetchCart(api, { first: true }));
