import { readCart } from '../../../src/contract/cart';
import { members } from '../../../demo/server/db/schema';
import { openBackend, type Backend } from '../../server/kit';
import { profileOf } from '../accounts/profile';
import type { Cell } from '../accounts/cells';
import type { Change } from '../histories/acts';

export type Json = Readonly<Record<string, unknown>>;
export const json = (value: unknown): Json => ({ ...Object(value) });

/** A backend with a clock of ours, and people who come to it. */
export async function openLevel() {
  const time = { now: Date.UTC(2026, 0, 1) };
  const backend = await openBackend({ now: () => time.now });
  let count = 0;
  return {
    backend,
    time,
    close: () => backend.close(),
    /** Somebody new, signed in where the kind is a member's. */
    arrive: async (cell: Cell) => {
      count += 1;
      const id = 500_000 + count;
      const name = `journey-${count}`;
      const isMember = cell.kind !== 'visitor';
      if (isMember) await backend.db.insert(members).values({ id, name, title: name, profile: profileOf(cell, id) });
      return visitOf(backend, { id, name, cell, isMember, count });
    },
  };
}
export type Level = Awaited<ReturnType<typeof openLevel>>;

interface Who {
  readonly id: number;
  readonly name: string;
  readonly cell: Cell;
  readonly isMember: boolean;
  readonly count: number;
}

async function visitOf(backend: Backend, { id, name, cell, isMember, count }: Who) {
  const browser = backend.browser();
  let keys = 0;
  let tracking = '';
  const headers = () => ({
    'Accept-Language': 'en',
    ...(tracking && { 'X-Waybill-Tracking': tracking }),
  });
  const inCurrency = (path: string): string =>
    isMember ? path : `${path}${path.includes('?') ? '&' : '?'}currency=${cell.currency}`;
  const get = async (path: string): Promise<Json> =>
    json((await browser.call(inCurrency(path), { headers: headers() })).body);
  const post = async (path: string, body: object = {}, more: Readonly<Record<string, string>> = {}): Promise<Json> => {
    keys += 1;
    const key = `journey-${count}-${String(keys).padStart(16, '0')}`;
    const answer = await browser.call(inCurrency(path), {
      body,
      headers: { ...headers(), 'Idempotency-Key': key, ...more },
    });
    const said = json(answer.body);
    if (typeof said['tracking_id'] === 'string') tracking = said['tracking_id'];
    return said;
  };
  const signIn = async (): Promise<void> => {
    if (!isMember) return;
    await browser.signIn(name);
    await post('/demo/activation', { pace: 'normal', takes: 0 });
  };
  await signIn();
  return {
    id,
    cell,
    isMember,
    get,
    post,
    /** Sessions end after a while; who comes back signs in again. */
    signIn,
    text: async (path: string): Promise<string> => (await browser.raw(path, { headers: headers() })).text(),
    bytes: async (path: string): Promise<ArrayBuffer> =>
      (await browser.raw(path, { headers: headers() })).arrayBuffer(),
    cart: async () => {
      const body = await get('/cart/data');
      const read = readCart(body);
      return { body, cart: read };
    },
  };
}
export type Visit = Awaited<ReturnType<typeof visitOf>>;

/** Does to the stored cart what a page would, once all is confirmed. */
export async function changeStored({ post }: Visit, act: Change): Promise<Json> {
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
}
