import type { Person } from 'virtual:waybill/sample';
import { SAMPLE_API } from '../page/page';

/** How long (ms) the API may take to answer the first call, before sample data stand in. */
const ANSWERS_WITHIN = 5000;

/** What the store knows of the page: the API's base address, and the person. */
interface Asked extends Person {
  readonly api: string;
}

/** Answers a call of the widgets. @throws TypeError as `fetch` does, where an API that has answered before fails */
export type Answer = (url: string, init: RequestInit | undefined, asked: Asked) => Promise<Response>;

/** Returns whether an answer is that of an API. A page, a proxy and a server that is down answer otherwise. */
const isOfApi = ({ headers, status }: Response): boolean =>
  status < 500 && headers.get('Content-Type')?.includes('json') === true;

/**
 * Returns what answers the calls of a page that is edited. The first read tells whether the API is reached, and from then on every read
 * is answered by it, or every one by the sample shop, so that a page never mixes the two. What changes something never leaves the page.
 * @param shown names the tags on the page
 * @param showSample is called once, when sample data stand in for an API that is not reached
 */
export function answersOf(shown: () => readonly string[], showSample: () => void): Answer {
  let reached: Promise<boolean> | undefined;

  const ofSample: Answer = async (url, init, { api, ...person }) => {
    const { answer, memberShown } = await import('virtual:waybill/sample');
    const path = url.slice(api.replace(/\/$/, '').length);
    return answer(SAMPLE_API + path, init, { ...person, memberId: person.memberId ?? memberShown(shown()) });
  };

  return async (url, init, asked) => {
    if (asked.api === SAMPLE_API) return ofSample(url, init, asked);
    // The client marks each call that changes something: such a call outlives its page. A press of the page's own button may lead to one.
    if (init?.keepalive) return (await reached) ? Response.json({ status: 200 }) : ofSample(url, init, asked);
    if (reached) return (await reached) ? fetch(url, init) : ofSample(url, init, asked);
    const first = fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN) });
    reached = first.then(isOfApi, () => false);
    if (await reached) return first;
    showSample();
    return ofSample(url, init, asked);
  };
}
