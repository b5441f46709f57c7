import { saysNeverArrived } from '../contract/envelope';
import type { Request } from './client';
import { failed, type Failure, type Reply } from './reply';
import { sleep } from './timeout';

/** 128 bits as hexadecimal: a write's key, a cart's tracking id. */
export const randomId = (random: (size: number) => Uint8Array): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** ms before each question; a write may still be running when it is first asked for. */
const WAITS = [0, 1000, 2000, 4000];

/**
 * A write without a readable answer may have been done: the connection broke, or something between us and the server answered
 * in its place. An answer below 500 that is no JSON came before anything was done.
 */
export const isUnknownOutcome = ({ kind, httpStatus }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || (kind === 'not-json' && (httpStatus < 300 || httpStatus >= 500));

/** Of a write that failed, the key by which it can be asked about or sent again. */
export const withKey = (reply: Reply, key: string): Reply =>
  reply.ok ? reply : { ok: false, failure: { ...reply.failure, idempotencyKey: key } };

/**
 * Asks the server what became of a write. [docs/decisions/0073]
 * @param request makes the call, `GET /requests/{key}`
 * @param failure what came instead of an answer
 * @returns the stored outcome; `never-arrived` (or the unreadable answer that came) where the server does not know the key;
 * `unknown-outcome` where nobody can say
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
    // A stored outcome comes over HTTP 200 and may itself be a 404 in its body; HTTP's own 404 is an unknown key, or an unknown call.
    if (fromJson && httpStatus < 300) return outcome;
    if (fromJson && httpStatus === 404) {
      if (!saysNeverArrived(body)) break;
      return failure.kind === 'not-json' ? { ok: false, failure } : failed('never-arrived');
    }
  }
  return failed('unknown-outcome');
}
