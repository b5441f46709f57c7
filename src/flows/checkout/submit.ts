import type { RequestOptions } from '../../api/client';
import { failed, type Failure, type Reply } from '../../api/reply';
import { readOrder, toDisableBody, toSubscribeBody, type OrderBody } from '../../contract/order';
import type { SentBy } from '../../domain/checkout/machine';
import type { Order } from '../../domain/checkout/order';
import type { Effect } from '../../store/state';

type Client = Effect['extra']['client'];

/** Outcome of the write that places the order. */
export type Submitted =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly failure: Failure }
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

async function send(order: Order, key: string, client: Client): Promise<Reply> {
  const ready = isPrepared(order) ? await prepared(order, key, client) : { body: order.body };
  if ('ok' in ready) return ready;
  const options: RequestOptions = {
    params: { member_id: order.memberId },
    query: order.query,
    ...(ready.body && { body: ready.body }),
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
  return { kind: 'refused', failure };
};

/**
 * Submits the order, once. For an attempt that was sent before, it asks for the outcome, and sends the order again under the same
 * idempotency key only if the server never received it and a person asked for it.
 * @param before tells if the order was sent before, and who asks now
 */
export async function submit(order: Order, key: string, client: Client, before: SentBy): Promise<Submitted> {
  if (before === 'never') return judged(await send(order, key, client));
  const outcome = await client.outcome(key);
  const isMissing = !outcome.ok && outcome.failure.kind === 'never-arrived';
  return judged(isMissing && before === 'person' ? await send(order, key, client) : outcome);
}
