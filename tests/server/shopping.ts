import { afterAll, afterEach, beforeAll } from 'vitest';
import { dayOf, startOf } from '../../src/domain/time/day';
import { DETAILS } from '../kit/billing';
import { openBackend, START, type Backend } from './kit';

const DAY = 86_400_000;

/** Creates a clock that moves only on request. It starts today, because the demo accounts' periods lie around today. */
export function clock() {
  // The clock starts early in the day, so that the hours left until tomorrow are the same in each run.
  const start = startOf(dayOf(Date.now())).getTime() + 4 * 3_600_000;
  let at = start;
  return {
    now: () => at,
    pass: (ms: number) => void (at += ms),
    until: (then: number) => void (at = then),
    days: (days: number) => void (at += days * DAY),
  };
}

const CARD = {
  type: 1,
  cardno: '5555555555554444',
  cvv: '123',
  name_on_account: 'Marisol Ibarra',
  year: String(new Date().getFullYear() + 1),
  month: '8',
};

let keys = 0;
/** Returns a new idempotency key. */
export const newKey = (): string => `checkout-${String((keys += 1)).padStart(16, '0')}`;

/** Opens a browser with a signed-in member, with the member's actions as functions. */
export async function shopper(backend: Backend, name: string) {
  const browser = backend.browser();
  await browser.signIn(name);
  const get = (path: string) => browser.call(path);
  const post = (path: string, body: unknown = {}, key = newKey()) =>
    browser.call(path, { body, headers: { 'Idempotency-Key': key } });
  const session = async () => (await get('/account/session')).body as Record<string, unknown>;
  const memberId = async () => Number((await session()).member_id);
  /** Stores a card and billing details. */
  const pay = async (more: object = {}) =>
    post('/account/billing/update', { member_id: await memberId(), ...DETAILS, ...CARD, ...more });
  return {
    ...browser,
    get,
    post,
    session,
    memberId,
    choose: (id: number) => post('/cart/add', { id, module: 0, pricing: 1 }),
    add: (id: number) => post('/cart/add', { id, module: 1, pricing: 1 }),
    pay,
    pace: (pace: string, takes?: number) => browser.call('/demo/activation', { body: { pace, takes } }),
    reset: () => browser.raw('/demo/activation', { method: 'DELETE' }),
    active: () => get('/account/subscription/active/status?pricing=1'),
    check: () => get('/manage/ui/account/subscription/status/check?pricing=1'),
    upgrade: () => get('/manage/ui/account/subscription/upgrade/message'),
    /** Orders the cart; stores a card first if the account has none. */
    checkout: async (key?: string) => {
      const { billing_info: stored, supported_payment_methods: supported } = await session();
      if (!stored && Array.isArray(supported) && supported.length > 0) await pay();
      return post(`/billing/account/${await memberId()}/checkout?pricing=1`, {}, key);
    },
    /** Orders the cart with the version of the confirmed statement. */
    confirm: async (version: string, key = newKey()) =>
      browser.call(`/billing/account/${await memberId()}/checkout?pricing=1`, {
        body: {},
        headers: { 'Idempotency-Key': key, 'Waybill-Statement': version },
      }),
  };
}
export type Shopper = Awaited<ReturnType<typeof shopper>>;

/** Opens a backend with a clock for the tests of a file; its accounts are reset after each test. */
export function openShop() {
  const time = clock();
  let backend: Backend;
  const seen: Shopper[] = [];
  beforeAll(async () => {
    backend = await openBackend({ now: time.now });
  }, START);
  afterAll(() => backend.close());
  afterEach(async () => {
    for (const one of seen.splice(0)) await one.reset();
  });
  return {
    time,
    db: () => backend.db,
    arrive: async (name: string): Promise<Shopper> => {
      const one = await shopper(backend, name);
      seen.push(one);
      return one;
    },
  };
}
