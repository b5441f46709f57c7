import type { Fetch } from '../../../tools/contract/suite/server';

/** A JSON body with the parts that deviations change. */
export interface Wire {
  [name: string]: unknown;
  data: Wire & Wire[];
  modules: Wire[];
  product: Wire;
  plan: Wire;
  texts: Wire;
}

export type Change = (next: Fetch) => Fetch;

const callOf = (url: string, init: RequestInit): string => {
  const { pathname, search } = new URL(url);
  return `${init.method ?? 'GET'} ${pathname}${search}`;
};

/** Changes the responses of matching calls, as a proxy would. */
export const answering =
  (call: RegExp, change: (response: Response, init: RequestInit) => Response | Promise<Response>): Change =>
  (next) =>
  async (url, init) => {
    const response = await next(url, init);
    return call.test(callOf(url, init)) ? change(response, init) : response;
  };

/** Changes the JSON body of successful responses. */
export const body = (call: RegExp, edit: (wire: Wire) => unknown): Change =>
  answering(call, async (response) => {
    // A 304 has no body to change.
    if (response.status === 304) return response;
    const text = await response.text();
    const wire = JSON.parse(text) as Wire;
    if (response.ok && wire.status === 200) edit(wire);
    return new Response(JSON.stringify(wire), response);
  });

/** Changes the headers of responses. */
export const headers = (call: RegExp, edit: (headers: Headers) => void): Change =>
  answering(call, (response) => {
    const copy = new Headers(response.headers);
    edit(copy);
    return new Response(response.body, { status: response.status, headers: copy });
  });

/** Replaces the whole response. */
export const instead = (call: RegExp, status: number, text: string, type = 'application/json'): Change =>
  answering(call, () => new Response(text, { status, headers: { 'Content-Type': type } }));

/** Changes the headers and the body of a request before the server receives it. */
export const asking =
  (
    call: RegExp,
    edit: (headers: Headers) => void,
    sent: (body: BodyInit | null | undefined) => BodyInit | null | undefined = (own) => own,
  ): Change =>
  (next) =>
  (url, init) => {
    if (!call.test(callOf(url, init))) return next(url, init);
    const copy = new Headers(init.headers);
    edit(copy);
    return next(url, { ...init, headers: copy, body: sent(init.body) });
  };

/** Changes the HTTP status, and fields of the body, of responses whose body matches. */
export const statusOf = (call: RegExp, when: (wire: Wire) => boolean, status: number, own?: object): Change =>
  answering(call, async (response) => {
    if (response.status === 304) return response;
    const wire = JSON.parse(await response.clone().text()) as Wire;
    return when(wire)
      ? new Response(JSON.stringify({ ...wire, ...own }), { status, headers: response.headers })
      : response;
  });
