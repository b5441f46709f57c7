import { ENDPOINTS } from '../../api/endpoints';
import { joinUrl } from '../../api/url';
import type { ApiReply, PageFacts } from '../kit/facts';
import { ANSWERS_WITHIN, replyOf } from '../kit/reply';
import { absolute, apiAddress, apiOf, originAt, scriptsIn } from '../kit/scripts';

type Fetch = typeof fetch;

/** Fetches an address; null where nothing answers. */
const tried = (ask: Fetch, address: string, init: RequestInit): Promise<Response | null> =>
  ask(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN), ...init }).catch(() => null);

/** Reads the session as a page of this origin would, and compares what the server allows. */
async function askApi(ask: Fetch, api: string, page: string | null): Promise<ApiReply> {
  const headers = { Accept: 'application/json', ...(page && { Origin: page }) };
  const answer = await tried(ask, joinUrl(api, ENDPOINTS.session.path), { headers });
  if (!answer) return { kind: 'unreachable' };
  const reply = replyOf(answer);
  if (reply.kind !== 'answered' || !page || originAt(api) === page) return reply;
  const allowed = answer.headers.get('Access-Control-Allow-Origin');
  const takesCredentials = answer.headers.get('Access-Control-Allow-Credentials') === 'true';
  if (allowed === page && takesCredentials) return reply;
  return { kind: 'cors', lacks: allowed === page || allowed === '*' ? 'credentials' : 'origin' };
}

/** Asks the script and the API of a page that was read as text. @returns the facts with what they answered */
export async function askServers(facts: PageFacts, ask: Fetch = fetch): Promise<PageFacts> {
  const api = apiOf(facts) === null ? null : apiAddress(facts);
  const scripts = scriptsIn(facts).flatMap(({ src }) => (src === null ? [] : (absolute(src, facts) ?? [])));
  const [reply, statuses] = await Promise.all([
    api === null || !/^https?:/.test(api) ? undefined : askApi(ask, api, originAt(facts.address)),
    Promise.all(
      scripts.map(async (address) => [address, (await tried(ask, address, { method: 'HEAD' }))?.status] as const),
    ),
  ]);
  return {
    ...facts,
    ...(reply && { reply }),
    statuses: Object.fromEntries(
      statuses.filter((entry): entry is readonly [string, number] => entry[1] !== undefined),
    ),
  };
}
