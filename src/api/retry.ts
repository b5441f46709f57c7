import { failed, type Failure, type Reply } from './reply';
import { sleep } from './timeout';

const FIRST_WAIT = 600;
const LONGEST_WAIT = 30_000;

/**
 * What may go better a moment later. The HTTP status counts and not the body's: a 408 in a body is an order that was refused.
 */
const isPassing = ({ kind, httpStatus }: Failure): boolean =>
  kind === 'network' || httpStatus === 408 || httpStatus === 429 || (httpStatus >= 500 && httpStatus < 600);

/**
 * Repeats a read: about 0.6, 1.2 and 2.4 s later, or when the server asks for it, but never more than 30 s later.
 * @param random from 0 to 1, so that many pages don't come back at the same moment
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
