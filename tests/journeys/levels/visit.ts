import type { Cell } from '../accounts/cells';
import type { Change } from '../histories/acts';
import type { Server } from './server';

export type Json = Readonly<Record<string, unknown>>;
export const asJson = (value: unknown): Json => ({ ...Object(value) });
export const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(asJson) : []);

interface Who {
  /** The member id; 0 for a visitor. */
  readonly id: number;
  readonly cell: Cell;
}

let browsers = 0;

/** Opens a person's browser, with its cookie and the id of its cart. */
export async function visitOf({ ask, desk }: Server, { id, cell }: Who) {
  browsers += 1;
  const own = `browser-${browsers}`;
  let keys = 0;
  let cookie = id > 0 ? await desk.signIn(id) : '';
  let tracking = '';
  /** Cached replies since the last change. */
  const known = new Map<string, Promise<Json>>();

  const raw = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Accept-Language', 'en');
    if (cookie) headers.set('Cookie', cookie);
    if (tracking && !headers.has('X-Waybill-Tracking')) headers.set('X-Waybill-Tracking', tracking);
    const response = await ask(path, { ...init, headers, redirect: 'manual' });
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const inCurrency = (path: string): string =>
    visit.id > 0 ? path : `${path}${path.includes('?') ? '&' : '?'}currency=${cell.currency}`;
  const get = async (path: string): Promise<Json> => asJson(await (await raw(inCurrency(path))).json());
  const post = async (path: string, body: object = {}, more: Readonly<Record<string, string>> = {}): Promise<Json> => {
    const headers = { 'Content-Type': 'application/json', ...more };
    const response = await raw(inCurrency(path), { method: 'POST', headers, body: JSON.stringify(body) });
    const said = asJson(await response.json());
    if (typeof said['tracking_id'] === 'string') tracking = said['tracking_id'];
    return said;
  };

  const visit = {
    id,
    cell,
    raw,
    get,
    post,
    /** Signs the registered person in as a member, with a session for the whole history. */
    enter: async (memberId: number): Promise<void> => {
      visit.id = memberId;
      cookie = await desk.signIn(memberId);
    },
    /** Returns an idempotency key for a write that may be sent again. */
    key: (): string => {
      keys += 1;
      return `${own}-${String(keys).padStart(16, '0')}`;
    },
    /** Like `get`, but cached until the next change, so that places share a reply. */
    read: (path: string): Promise<Json> => {
      const found = known.get(path) ?? get(path);
      known.set(path, found);
      return found;
    },
    /** Clears the cache after a change. */
    forget: (): void => known.clear(),
    /** Applies a confirmed change to the stored cart as a page would. */
    change: (act: Change): Promise<Json> => {
      switch (act.kind) {
        case 'choose':
          return post('/cart/add', { id: act.id, module: 0 });
        case 'add':
          return post('/cart/add', { id: act.id, module: 1 });
        case 'option':
          return post('/cart/add', { id: act.id, module: 0, selected_subpackages: act.codes });
        case 'count': {
          const entries = [{ id: act.id, quantity: act.quantity }];
          return post('/cart/add', { id: act.id, module: act.isPackage ? 0 : 1, entries });
        }
        case 'remove':
        case 'drop':
          return post('/cart/remove', { id: act.id });
      }
    },
  };
  return visit;
}
export type Visit = Awaited<ReturnType<typeof visitOf>>;
