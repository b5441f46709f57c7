import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readAdded } from '../../src/contract/cart-writes';
import { currencyOf } from '../../src/domain/money/currency';
import { cartTotals } from '../../src/domain/pricing/totals';
import { openBackend, START, type Backend } from './kit';

const PLAN = 8;
const OTHER_PLAN = 16;
const GATEWAY = 152;
const PROFILES = 151;
const DEVELOPER_START = 44;
const API_ACCESS = 191;
const WEBHOOKS = 192;
/** Modules of a category that its own site sells. */
const SOLD_ELSEWHERE = [WEBHOOKS, 193, 196];

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

/** Opens the browser of a person with a cart: a visitor by its tracking id, a member by the session. */
const shopper = async (name?: string) => {
  const browser = backend.browser();
  if (name) await browser.signIn(name);
  let headers: Record<string, string> = {};
  const post = async (path: string, body: unknown) => {
    const answer = await browser.call(`/cart${path}`, { body, headers });
    if (!name && answer.body.tracking_id) headers = { 'X-Waybill-Tracking': answer.body.tracking_id };
    return answer;
  };
  return {
    post,
    add: (id: number, module: 0 | 1, more = {}) => post('/add', { id, module, pricing: 1, ...more }),
    read: async () => readCart((await browser.call('/cart/data?pricing=1', { headers })).body),
    raw: () => browser.call('/cart/data', { headers }),
  };
};

const idsOf = (reply: ReturnType<typeof readCart>): number[] => Object.keys(reply?.cart.lines ?? {}).map(Number);

describe.each([
  ['a visitor', undefined],
  ['a member', 'member'],
])('the cart of %s', (_, account) => {
  it('holds a plan with its modules, and lists its offers [API-06, API-08, API-11]', async () => {
    const me = await shopper(account);
    const added = readAdded((await me.add(PLAN, 0)).body);
    expect(added?.product).toMatchObject({ plan: { id: PLAN } });
    expect(added?.upsell?.ids).toEqual([12]);
    expect(added?.trackingId).toMatch(/^[0-9a-f]{32}$/);
    const reply = await me.read();
    expect(reply?.cart.plan).toMatchObject({ id: PLAN, code: 'route-optimization-annual' });
    expect(idsOf(reply)).toHaveLength(11);
    expect(Object.values(reply?.cart.lines ?? {}).every(({ bundled }) => bundled)).toBe(true);
    await me.post('/remove', { id: PLAN });
  });

  it('adds the dependencies of a module, and removes its dependents [CRT-03]', async () => {
    const me = await shopper(account);
    await me.add(GATEWAY, 1);
    expect(idsOf(await me.read())).toEqual([PROFILES, GATEWAY]);
    expect((await me.read())?.cart.plan?.code).toBe('my-custom-solution');
    expect((await me.post('/remove', { id: PROFILES })).body.status).toBe(200);
    expect((await me.read())?.cart.plan).toBeNull();
  });

  it('breaks a bundle when one of its modules is removed [CRT-31, CRT-32]', async () => {
    const me = await shopper(account);
    await me.add(PLAN, 0);
    await me.post('/remove', { id: 114 });
    const { cart } = (await me.read()) ?? {};
    expect(cart?.plan?.id).toBe(0);
    expect(Object.values(cart?.lines ?? {}).map(({ bundled }) => bundled)).toEqual(Array(10).fill(false));
    await me.add(OTHER_PLAN, 0);
    expect((await me.read())?.cart.plan?.id).toBe(OTHER_PLAN);
    await me.post('/remove', { id: OTHER_PLAN });
  });

  it('takes what an external site sells out of a bundle that breaks [MKT-15, CRT-31]', async () => {
    const me = await shopper(account);
    await me.add(DEVELOPER_START, 0);
    const before = idsOf(await me.read());
    expect(before).toEqual(expect.arrayContaining([API_ACCESS, ...SOLD_ELSEWHERE]));
    await me.post('/remove', { id: WEBHOOKS });
    const after = await me.read();
    expect(after?.cart.plan?.code).toBe('my-custom-solution');
    expect(idsOf(after)).toEqual(before.filter((id) => !SOLD_ELSEWHERE.includes(id)));
    await me.post('/remove', { id: after?.cart.plan?.id ?? 0 });
  });

  it('accepts the quantities of metered modules [API-06]', async () => {
    const me = await shopper(account);
    await me.add(GATEWAY, 1, {
      entries: [
        { id: GATEWAY, quantity: 12 },
        { id: PROFILES, quantity: 5 },
      ],
    });
    const lines = (await me.read())?.cart.lines;
    expect([lines?.[GATEWAY]?.quantity, lines?.[PROFILES]?.quantity]).toEqual([12, 1]);
    await me.add(GATEWAY, 1, { entries: [{ id: GATEWAY, quantity: 20 }] });
    expect((await me.read())?.cart.lines[GATEWAY]?.quantity).toBe(20);
    await me.post('/remove', { id: PROFILES });
  });

  it('keeps the size of the package’s fleet [MNY-05]', async () => {
    const me = await shopper(account);
    await me.add(PLAN, 0);
    expect((await me.read())?.cart.plan).toMatchObject({ minimumAssetCount: 10, minimumAssetRate: 1400, quantity: 10 });
    await me.add(PLAN, 0, { entries: [{ id: PLAN, quantity: 25 }] });
    expect((await me.read())?.cart.plan?.quantity).toBe(25);
    await me.post('/remove', { id: PLAN });
  });

  it('removes a category at once [API-10]', async () => {
    const me = await shopper(account);
    await me.add(GATEWAY, 1);
    await me.add(191, 1);
    expect((await me.post('/pricing/categories/remove', { category: 11 })).body.status).toBe(200);
    expect(idsOf(await me.read())).toEqual([191]);
    await me.post('/remove', { id: 191 });
  });

  it.each([
    ['/remove', { id: 191 }, 404],
    ['/remove', { id: 'x' }, 400],
    ['/remove', null, 400],
    ['/pricing/categories/remove', { category: 6 }, 404],
    ['/pricing/categories/remove', {}, 400],
    ['/add', { id: 9999, module: 0, pricing: 1 }, 404],
    ['/add', { id: 9999, module: 1, pricing: 1 }, 404],
    ['/add', { module: 1 }, 400],
    ['/add', { id: 152, module: 1, entries: [{ id: 152, quantity: -1 }] }, 400],
    ['/add', { id: 152, module: 1, entries: 'many' }, 400],
  ])('answers %s %j with %i [API-09]', async (path, body, status) => {
    const me = await shopper(account);
    const answer = await me.post(path, body);
    expect([answer.status, answer.body.status]).toEqual([status, status]);
  });
});

describe('the owner’s cart', () => {
  it('keeps modules that a member may not remove [CRT-18]', async () => {
    const me = await shopper('subscriber');
    await me.add(PLAN, 0);
    expect((await me.post('/remove', { id: 103 })).body.status).toBe(403);
    expect(idsOf(await me.read())).toContain(103);
  });

  it('of a member cannot be opened by its tracking id', async () => {
    const member = await shopper('trial');
    const { body } = await member.add(PLAN, 0);
    const headers = { 'X-Waybill-Tracking': String(body.tracking_id) };
    expect((await backend.browser().call('/cart/data', { headers })).status).toBe(404);
  });

  it('does not exist for an unknown tracking id, and is empty without any [CRT-37]', async () => {
    const headers = { 'X-Waybill-Tracking': 'f'.repeat(32) };
    expect((await backend.browser().call('/cart/data', { headers })).body.status).toBe(404);
    const empty = await backend.browser().call('/cart/data');
    expect(empty.body).toMatchObject({ status: 200, no_record_found: 1, data: { plan: null, modules: [] } });
  });

  it('comes with its four totals, as the page counts them [CRT-57, CRT-58, CRT-59, CRT-60]', async () => {
    const me = await shopper('trial');
    await me.add(PLAN, 0);
    await me.add(GATEWAY, 1, { entries: [{ id: GATEWAY, quantity: 12 }] });
    const read = await me.read();
    if (!read) throw new Error('no cart');
    const { oneTimeTotal: _, ...totals } = cartTotals(read.cart, currencyOf(read.currency));
    expect(read.totals).toEqual(totals);
    expect(totals.totalPrice).toBeGreaterThan(0);
  });

  it('loses no change of many concurrent ones', async () => {
    const me = await shopper('paused');
    const ids = [106, 131, 141, 142, 145, 151, 161, 171, 182, 191];
    const answers = await Promise.all(ids.map((id) => me.add(id, 1)));
    expect(answers.every(({ body }) => body.status === 200)).toBe(true);
    expect(idsOf(await me.read())).toEqual(expect.arrayContaining(ids));
  });
});

const suggest = async (term: string) =>
  (await backend.browser().call(`/cart/search/suggestions?term=${term}`)).body.data;

describe('products and suggestions', () => {
  it.each([
    ['/cart/products/module/111?pricing=1', { id: 111, is_module: 1 }],
    ['/cart/products/package/8?pricing=1', { id: 8, is_module: 0 }],
  ])('%s gives one product [API-05]', async (path, product) => {
    expect((await backend.browser().call(path)).body.product).toMatchObject(product);
  });

  it('has no product of another kind under the same id', async () => {
    expect((await backend.browser().call('/cart/products/package/111')).status).toBe(404);
  });

  it('suggests items for sale by a part of their names [API-16]', async () => {
    expect(await suggest('GEO')).toEqual([
      { id: 141, title: 'Geofencing', code: 'geofencing', is_module: 1 },
      { id: 193, title: 'Geocoding API', code: 'geocoding-api', is_module: 1 },
    ]);
    expect(await suggest('metering')).toEqual([]);
    expect(await suggest('')).toEqual([]);
  });
});

describe('an exclusive plan', () => {
  const EXCLUSIVE = 52;

  it('is available only to the account that it was agreed with [ACC-12]', async () => {
    const member = await shopper('member');
    expect((await member.add(EXCLUSIVE, 0)).status).toBe(404);
    expect((await backend.browser().call(`/cart/products/package/${EXCLUSIVE}`)).status).toBe(404);
    const agreed = await shopper('exclusive');
    expect((await agreed.add(EXCLUSIVE, 0)).status).toBe(200);
    expect((await agreed.read())?.cart.plan?.id).toBe(EXCLUSIVE);
  });
});
