import { ENDPOINTS } from '../../api/endpoints';
import { joinUrl } from '../../api/url';
import type { ApiReply, PageFacts } from '../kit/facts';
import { replyOf, statusesOf, tried } from '../kit/reply';
import { absolute, apiAddress, apiOf, originAt, scriptsIn } from '../kit/scripts';

type Fetch = typeof fetch;

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
    statusesOf(ask, scripts),
  ]);
  return {
    ...facts,
    ...(reply && { reply }),
    statuses,
  };
}
