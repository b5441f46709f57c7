import type { Cell } from '../accounts/cells';
import type { Change } from '../histories/acts';
import type { Server } from './server';

export type Json = Readonly<Record<string, unknown>>;
export const json = (value: unknown): Json => ({ ...Object(value) });
export const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(json) : []);

interface Who {
  readonly id: number;
  readonly name: string;
  readonly cell: Cell;
}

let browsers = 0;

/** A browser in which somebody is, with its cookie and the id of its cart. */
export async function visitOf(server: Server, { id, name, cell }: Who) {
  const isMember = cell.kind !== 'visitor';
  let keys = 0;
  browsers += 1;
  const own = `${name}-${browsers}`;
  let cookie = '';
  let tracking = '';

  const raw = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Accept-Language', 'en');
    if (cookie) headers.set('Cookie', cookie);
    if (tracking && !headers.has('X-Waybill-Tracking')) headers.set('X-Waybill-Tracking', tracking);
    const response = await server.ask(path, { ...init, headers, redirect: 'manual' });
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const inCurrency = (path: string): string =>
    isMember ? path : `${path}${path.includes('?') ? '&' : '?'}currency=${cell.currency}`;
  const get = async (path: string): Promise<Json> => json(await (await raw(inCurrency(path))).json());
  const post = async (path: string, body: object = {}, more: Readonly<Record<string, string>> = {}): Promise<Json> => {
    keys += 1;
    const key = `${own}-${String(keys).padStart(16, '0')}`;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...more };
    const said = json(
      await (await raw(inCurrency(path), { method: 'POST', headers, body: JSON.stringify(body) })).json(),
    );
    if (typeof said['tracking_id'] === 'string') tracking = said['tracking_id'];
    return said;
  };
  /** Sessions end after a while; who comes back signs in again. Orders of theirs are in force at once. */
  const signIn = async (): Promise<void> => {
    if (!isMember) return;
    await raw(`/?as=${name}`);
    await post('/demo/activation', { pace: 'normal', takes: 0 });
  };
  await signIn();

  /** Does to the stored cart what a page would, once all is confirmed. */
  const change = (act: Change): Promise<Json> => {
    switch (act.kind) {
      case 'choose':
        return post('/cart/add', { id: act.id, module: 0 });
      case 'add':
        return post('/cart/add', { id: act.id, module: 1 });
      case 'option':
        return post('/cart/add', { id: act.id, module: 0, selected_subpackages: act.codes });
      case 'count':
        return post('/cart/add', {
          id: act.id,
          module: act.isPackage ? 0 : 1,
          entries: [{ id: act.id, quantity: act.quantity }],
        });
      case 'remove':
      case 'drop':
        return post('/cart/remove', { id: act.id });
    }
  };
  return { id, name, cell, isMember, raw, get, post, signIn, change };
}
export type Visit = Awaited<ReturnType<typeof visitOf>>;
