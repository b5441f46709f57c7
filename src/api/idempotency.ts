import { saysNeverArrived } from '../contract/envelope';
import type { Request } from './client';
import { failed, type Failure, type Reply } from './reply';
import { sleep } from './timeout';

/** Returns 128 random bits as 32 hexadecimal digits, for an idempotency key or a tracking id. */
export const randomId = (random: (size: number) => Uint8Array): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Delays in ms before each question for an outcome; the server may still run the write at the first one. */
const WAITS = [0, 1000, 2000, 4000];

/**
 * Returns true if a failed write has an unknown outcome: the connection broke or timed out, or a proxy answered a 2xx or 5xx
 * without JSON. A 3xx or 4xx without JSON means that the server did nothing.
 */
export const isUnknownOutcome = ({ kind, httpStatus }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || (kind === 'not-json' && (httpStatus < 300 || httpStatus >= 500));

/** Adds the idempotency key to a failed reply, so that the caller can ask for the outcome or send the write again. */
export const withKey = (reply: Reply, key: string): Reply =>
  reply.ok ? reply : { ok: false, failure: { ...reply.failure, idempotencyKey: key } };

/**
 * Settles an unknown outcome: asks the server, with backoff, for the stored answer of a write. [docs/decisions/0073]
 * @param request makes the call, `GET /requests/{key}`
 * @param failure the failure that replaced the answer
 * @returns the stored outcome; `never-arrived`, or the unreadable answer that came, if the server does not know the key; else
 * `unknown-outcome`
 */
export async function resolveOutcome(
  request: Request,
  key: string,
  signal?: AbortSignal,
  failure: Failure = failed('network').failure,
): Promise<Reply> {
  for (const wait of WAITS) {
    if (wait) await sleep(wait, signal);
    if (signal?.aborted) return failed('aborted');
    const outcome = await request('outcome', { params: { key }, signal });
    if (outcome.ok && outcome.status === 202) continue;
    if (outcome.ok) return outcome;
    const { fromJson, httpStatus, body } = outcome.failure;
    // The server sends a stored outcome over HTTP 200, and its body may say 404. An HTTP 404 means an unknown key or an
    // unknown call.
    if (fromJson && httpStatus < 300) return outcome;
    if (fromJson && httpStatus === 404) {
      if (!saysNeverArrived(body)) break;
      return failure.kind === 'not-json' ? { ok: false, failure } : failed('never-arrived');
    }
  }
  return failed('unknown-outcome');
}
