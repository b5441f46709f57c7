import { failed, type Failure, type Reply } from './reply';
import { sleep } from './timeout';

const FIRST_WAIT = 600;
const LONGEST_WAIT = 30_000;

/**
 * Returns true for a transient failure, which a retry may cure. It reads the HTTP status and not the body's: a 408 in a body
 * is a refused order.
 */
export const isPassing = ({ kind, httpStatus }: Failure): boolean =>
  kind === 'network' || httpStatus === 408 || httpStatus === 429 || (httpStatus >= 500 && httpStatus < 600);

/**
 * Retries a read with exponential backoff and jitter: after about 0.6, 1.2 and 2.4 s, or after the server's `Retry-After`, at
 * most 30 s.
 * @param random returns 0 to 1; the jitter spreads the retries of many pages
 */
export const retrying = async (
  ask: () => Promise<Reply>,
  retries: number,
  random: () => number,
  signal?: AbortSignal,
): Promise<Reply> => {
  let reply = await ask();
  for (let tried = 0; tried < retries; tried++) {
    if (reply.ok || !isPassing(reply.failure)) break;
    const wait = FIRST_WAIT * 2 ** tried * (0.5 + random());
    await sleep(Math.min(LONGEST_WAIT, Math.max(wait, reply.failure.retryAfter)), signal);
    if (signal?.aborted) return failed('aborted');
    reply = await ask();
  }
  return reply;
};
