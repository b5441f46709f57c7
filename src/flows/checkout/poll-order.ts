import type { Failure, Reply } from '../../api/reply';
import { readActive, readCheck } from '../../contract/subscription-status';
import type { ActiveStatus } from '../../domain/checkout/poll';
import type { Order } from '../../domain/checkout/order';
import { endsSession } from '../../domain/errors/failure';
import type { Effect } from '../../store/state';
import { pollOnce } from '../kit/poll';
import { abortWhen } from '../kit/abort-when';
import { selectCheckout } from './selectors';

const NOTHING: ActiveStatus = { status: null, isEnabled: false, hasRecord: false };

const queryOf = ({ surface }: Order) => (surface === 'pricing' ? { pricing: 1 } : undefined);

/** Returns a signal that aborts when the attempt no longer polls. */
const whileWaiting = (api: Effect, key: string): AbortSignal =>
  abortWhen(() => {
    const { step } = selectCheckout(api.getState());
    return step.phase !== 'activating' || step.key !== key;
  }, api);

/** Returns the failure if it means that the session is over, else null. [ERR-05, ERR-06] */
const staleOf = (reply: Reply): Failure | null => (!reply.ok && endsSession(reply.failure) ? reply.failure : null);

/** Reads the status of the order; an answer that cannot be parsed yields no status. */
const statusOf = (reply: Reply): ActiveStatus => {
  if (reply.ok) return readActive(reply.body, reply.status);
  const { kind, body, ownStatus } = reply.failure;
  return kind === 'status' && body !== null ? readActive(body, ownStatus) : NOTHING;
};

/**
 * Polls once whether the order is in force.
 * @returns null if the attempt no longer polls
 */
export async function pollSubscription(
  { order, key, after }: { readonly order: Order; readonly key: string; readonly after: number },
  api: Effect,
): Promise<ActiveStatus | { readonly stale: Failure } | null> {
  const ask = (signal: AbortSignal) =>
    api.extra.client.request('subscriptionActive', { query: queryOf(order), signal });
  const reply = await pollOnce(ask, { after, signal: whileWaiting(api, key) });
  const stale = reply && staleOf(reply);
  return stale ? { stale } : reply && statusOf(reply);
}

/**
 * Asks once whether the payment was declined.
 * @returns null if the attempt no longer polls
 */
export async function checkDeclined(key: string, api: Effect): Promise<boolean | { readonly stale: Failure } | null> {
  const ask = (signal: AbortSignal) => api.extra.client.request('subscriptionCheck', { query: { pricing: 1 }, signal });
  const reply = await pollOnce(ask, { after: 0, signal: whileWaiting(api, key) });
  if (!reply) return null;
  const stale = staleOf(reply);
  if (stale) return { stale };
  return readCheck(reply.ok ? reply.body : reply.failure.body)?.isDeclined ?? false;
}
