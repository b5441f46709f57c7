import { ENDPOINTS } from './endpoints';
import { keepRefusals, OURS, readHeaders, refusedBy } from './headers';
import { randomId } from './idempotency';
import type { ClientDeps } from './ports';
import { withTimeout } from './timeout';
import { urlOf } from './url';

/** What is lost where a server refuses a header of ours. */
export const COST_OF_REFUSAL: ReadonlyMap<string, string> = new Map([
  ['Idempotency-Key', 'a write that is lost on its way is not sent again, and nobody can say what became of it'],
  ['Waybill-Statement', 'the server cannot tell whether the sum that was confirmed still holds'],
  ['X-Waybill-Tracking', 'a cart is known by a cookie alone, which browsers may block'],
]);

/** ms that a read may take which only tells whether a header is allowed. */
const PROBE = 5000;

type Answer = 'answered' | 'network' | 'timeout' | 'aborted';

/** Asks for the session, which changes nothing, with one of our headers or with none. */
const probeOf = (deps: ClientDeps) => {
  const { api, endpoints, language } = deps.config();
  const url = urlOf(api, endpoints.session ?? ENDPOINTS.session.path);
  return async (name: string | null): Promise<Answer> => {
    // A value of its own: under the key of a write its answer would be the outcome of that write.
    const headers = { ...readHeaders(language(), undefined), ...(name && { [name]: randomId(deps.random) }) };
    const ask = (signal: AbortSignal) => deps.fetch(url, { credentials: 'include', headers, signal });
    const answer = await withTimeout(PROBE, undefined, ask);
    return typeof answer === 'string' ? answer : 'answered';
  };
};

/**
 * Finds out which of our headers a server refuses, by a read that changes nothing: once plain, and once with each of them. A browser
 * says of a refused preflight no more than that there was no answer. What is found is kept, and told in the console once.
 */
export async function learnRefusals(deps: ClientDeps): Promise<void> {
  const { api, isLearnt } = refusedBy(deps.config().api, deps.storage, deps.now());
  if (isLearnt) return;
  const probe = probeOf(deps);
  const refusedOf = async (names: readonly string[]): Promise<readonly string[] | null> => {
    // A server that cannot be reached at all refuses nothing, and a slow one says nothing.
    if ((await probe(null)) !== 'answered') return null;
    const answers = await Promise.all(names.map(probe));
    return answers.includes('timeout') ? null : names.filter((_, at) => answers[at] === 'network');
  };
  const doubtful = await refusedOf(OURS);
  // A connection breaks by chance once, and seldom twice.
  const names = doubtful && doubtful.length > 0 ? await refusedOf(doubtful) : doubtful;
  if (!names) return;
  keepRefusals(deps.storage, { api, names });
  for (const name of names)
    console.warn(
      `waybill: ${api} refuses the header ${name}: ${COST_OF_REFUSAL.get(name) ?? 'it is left away'}. Name it in Access-Control-Allow-Headers.`,
    );
}
