import type { RequestOptions } from '../../api/client';
import { failed, type Failure, type Reply } from '../../api/reply';
import { readOrder, toDisableBody, toSubscribeBody, type OrderBody } from '../../contract/order';
import type { SentBy } from '../../domain/checkout/machine';
import type { Order } from '../../domain/checkout/order';
import type { Effect } from '../../store/state';
import { challengeIn } from '../billing/challenge';

type Client = Effect['extra']['client'];

/** Outcome of the write that places the order. */
export type Submitted =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** The bank asks for a confirmation first; `url` is its page as the server names it. */
  | { readonly kind: 'challenge'; readonly url: string; readonly failure: Failure }
  /** Unknown outcome: the order may have been placed. With `isMissing` it never arrived. */
  | { readonly kind: 'unanswered'; readonly isMissing: boolean };

const isPrepared = ({ call }: Order): boolean => call === 'subscribe' || call === 'moduleDisable';

/**
 * Prepares a subscriber's order; this call charges nothing. An answer that cannot be read counts as a 500.
 * [CHK-20, CHK-22, API-39]
 */
async function prepared(order: Order, key: string, client: Client): Promise<Reply | { readonly body: object }> {
  const body = order.body as OrderBody;
  const statement = order.agreed?.version ?? null;
  const reply = await client.request('orderUpdate', { body, idempotencyKey: `${key}-order`, statement });
  if (!reply.ok) return reply;
  const draft = readOrder(reply.body);
  if (!draft) return failed('status', { status: 500, ownStatus: 500, httpStatus: 200, fromJson: true });
  return { body: order.call === 'subscribe' ? toSubscribeBody(body, draft) : toDisableBody(draft) };
}

/** @param threeDToken token of the bank's challenge; null before one */
async function send(order: Order, key: string, threeDToken: string | null, client: Client): Promise<Reply> {
  const ready = isPrepared(order) ? await prepared(order, key, client) : { body: order.body };
  if ('ok' in ready) return ready;
  const body = threeDToken === null ? ready.body : { ...ready.body, three_d_token_id: threeDToken };
  const options: RequestOptions = {
    params: { member_id: order.memberId },
    query: order.query,
    ...(body && { body }),
    idempotencyKey: key,
    statement: order.agreed?.version ?? null,
  };
  return client.request(order.call, options);
}

/** Returns true for a failure that leaves the outcome unknown. */
const isOpen = ({ kind }: Failure): boolean =>
  kind === 'unknown-outcome' || kind === 'never-arrived' || kind === 'offline' || kind === 'aborted';

const judged = (reply: Reply): Submitted => {
  if (reply.ok) return { kind: 'accepted' };
  const { failure } = reply;
  if (isOpen(failure))
    return { kind: 'unanswered', isMissing: failure.kind === 'never-arrived' || failure.kind === 'offline' };
  const url = challengeIn(failure);
  return url === null ? { kind: 'refused', failure } : { kind: 'challenge', url, failure };
};

/**
 * Submits the order, once. For an attempt that was sent before, it asks for the outcome, and sends the order again under the same
 * idempotency key only if the server never received it and a person asked for it.
 * @param attempt its key, whether the order was sent before and who asks now, and the bank's token; null before a challenge
 */
export async function submit(
  order: Order,
  { key, sent, threeDToken }: { readonly key: string; readonly sent: SentBy; readonly threeDToken: string | null },
  client: Client,
): Promise<Submitted> {
  const sendNow = () => send(order, key, threeDToken, client);
  if (sent === 'never') return judged(await sendNow());
  const outcome = await client.outcome(key);
  const isMissing = !outcome.ok && outcome.failure.kind === 'never-arrived';
  return judged(isMissing && sent === 'person' ? await sendNow() : outcome);
}
