import { readStoredPicks, type StoredPick } from '../../contract/stored-edits';
import { forgetPick, keptPicks } from '../kit/kept-picks';
import type { Effect } from '../state';
import { cartRead, isMember, knownAccount } from './account';
import { broadcastCart } from './broadcast';
import { enqueueEdit } from './edit-queue';
import { putModule } from './module';
import { putPlan } from './plan';
import { UNSENT_LIFETIME_MS, resendQuantities } from './quantity';
import { sendAdd } from './write';

/** Sends what an earlier page of this tab left unsent: first the picks, because quantities may belong to them. */
export async function resendPresses(api: Effect): Promise<void> {
  const { extra } = api;
  for (const pick of readStoredPicks(keptPicks(extra))) {
    // The press came from this page, whose own edit writes it.
    if (pick.key.startsWith(`${extra.tabs.id}-`)) continue;
    try {
      await enqueueEdit(extra, () => resend(pick, { ...api, pick }));
    } finally {
      forgetPick(pick.key, extra);
    }
  }
  await resendQuantities(api);
}

/** Carries out a pick under its key, asking what the press would have asked; the person stays on the page. */
async function resend({ kind, id, selected, quantity, member, at }: StoredPick, api: Effect): Promise<unknown> {
  const account = await knownAccount(api);
  const isOurs = member === null || member === account.memberId;
  if (!isOurs || Date.now() - at > UNSENT_LIFETIME_MS) return undefined;
  await cartRead(api);
  const { plan, lines } = api.getState().cart.content;
  const isThere = kind === 'plan' ? plan?.id === id : lines[id] !== undefined;
  if (!isThere) {
    return kind === 'plan'
      ? putPlan({ planId: id, from: 'action', selected, quantity: quantity ?? undefined, origin: null }, account, api)
      : putModule({ id, origin: null }, api);
  }
  // The press reached the cart, but the page was gone before it could tell the other tabs.
  broadcastCart(api);
  if (isMember(account)) return undefined;
  // A visitor's cart was shown here, and the server may not know of it.
  const entries = quantity === null ? undefined : [{ id, quantity }];
  return sendAdd(api, { kind, id, entries, ...(selected.length > 0 && { selected }) });
}
