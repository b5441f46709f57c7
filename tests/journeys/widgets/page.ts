import { ENDPOINTS } from '../../../src/api/endpoints';
import type { Answers, Call } from '../../kit/mount';
import type { Visit } from '../levels/visit';

/** Forwards the page's calls to the backend with the cookies of this visit. */
export function answersOf(visit: Visit): Answers {
  const rows = Object.entries(ENDPOINTS).map(([name, { method }]) => {
    const forward = async ({ url, headers, body }: Call): Promise<Response> => {
      const { pathname, search } = new URL(url, document.baseURI);
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const answer = await visit.raw(pathname + search, init);
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers });
    };
    return [name, forward];
  });
  return Object.fromEntries(rows) as Answers;
}
