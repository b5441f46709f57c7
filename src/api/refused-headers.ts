import { ENDPOINTS } from './endpoints';
import { cacheRefusals, CUSTOM_HEADERS, readHeaders, cachedRefusals } from './headers';
import { randomId } from './idempotency';
import type { ClientDeps } from './ports';
import { withTimeout } from './timeout';
import { urlOf } from './url';

/** Loss of function if a server refuses a custom header, by header name. */
export const COST_OF_REFUSAL: ReadonlyMap<string, string> = new Map([
  ['Idempotency-Key', 'a write that is lost on its way is not sent again, and nobody can say what became of it'],
  ['Waybill-Statement', 'the server cannot tell whether the sum that was confirmed still holds'],
  ['X-Waybill-Tracking', 'a cart is known by a cookie alone, which browsers may block'],
]);

/** Timeout of a probe in ms. */
const PROBE = 5000;

type Answer = 'answered' | 'network' | 'timeout' | 'aborted';

/** Returns a probe: it reads the session, which changes nothing, with one custom header or with none. */
const probeOf = (deps: ClientDeps) => {
  const { api, endpoints, language } = deps.config();
  const url = urlOf(api, endpoints.session ?? ENDPOINTS.session.path);
  return async (name: string | null): Promise<Answer> => {
    // The probe uses a value of its own: with a write's key, the server would store this answer as the outcome of the write.
    const headers = { ...readHeaders(language(), undefined), ...(name && { [name]: randomId(deps.random) }) };
    const ask = (signal: AbortSignal) => deps.fetch(url, { credentials: 'include', headers, signal });
    const answer = await withTimeout(PROBE, undefined, ask);
    return typeof answer === 'string' ? answer : 'answered';
  };
};

/**
 * Probes which custom headers a server refuses by CORS: one plain read, then one read with each header. The probe is needed
 * because a browser reports a refused preflight as a network error. It caches the result and warns once in the console.
 */
export async function learnRefusals(deps: ClientDeps): Promise<void> {
  const { api, isLearnt } = cachedRefusals(deps.config().api, deps.storage, deps.now());
  if (isLearnt) return;
  const probe = probeOf(deps);
  const refusedOf = async (names: readonly string[]): Promise<readonly string[] | null> => {
    // An unreachable or slow server proves no refusal.
    if ((await probe(null)) !== 'answered') return null;
    const answers = await Promise.all(names.map(probe));
    return answers.includes('timeout') ? null : names.filter((_, at) => answers[at] === 'network');
  };
  const doubtful = await refusedOf(CUSTOM_HEADERS);
  // A second probe confirms the refusals, because a single network error may be chance.
  const names = doubtful && doubtful.length > 0 ? await refusedOf(doubtful) : doubtful;
  if (!names) return;
  cacheRefusals(deps.storage, { api, names });
  for (const name of names)
    console.warn(
      `waybill: ${api} refuses the header ${name}: ${COST_OF_REFUSAL.get(name) ?? 'it is left away'}. Name it in Access-Control-Allow-Headers.`,
    );
}
