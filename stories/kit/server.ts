import { callOf, usualReply } from '../../demo/sample/replies';
import type { Caller } from '../../demo/sample/account';
import type { EndpointName } from '../../src/api/endpoints';
import { getRuntime } from '../../src/app/shared';

/** The address of the scripted server; no request is ever sent there. */
export const API = 'https://api.example.com';

/**
 * A reply body, or a function from the number of previous writes to a body. It travels over HTTP 200, and its own `status` counts. `never`
 * is a pending request.
 */
export type Answer = object | 'never' | ((writes: number) => object);
export type Answers = Readonly<Partial<Record<EndpointName, Answer>>>;

const cart = () => getRuntime().store.getState().cart.content;

/**
 * Replaces `fetch` for calls of the API; other requests pass through.
 * @returns a function that restores `fetch` and answers pending requests with a 404, so that nothing retries them
 */
export function answerRequests(caller: Caller, answers: Answers): () => void {
  const { fetch } = globalThis;
  const left = new AbortController();
  let writes = 0;

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== API) return fetch(input, init);
    const method = init?.method ?? 'GET';
    const call = callOf(method, url.pathname);
    const answer = call ? (answers[call] ?? usualReply(call, caller, cart)) : { status: 404 };
    if (answer !== 'never') {
      const body = typeof answer === 'function' ? answer(writes) : answer;
      if (method === 'POST') writes += 1;
      return Response.json(body);
    }
    return new Promise((resolve) => {
      left.signal.addEventListener('abort', () => resolve(Response.json({ status: 404 })));
    });
  };
  return () => {
    globalThis.fetch = fetch;
    left.abort();
  };
}
