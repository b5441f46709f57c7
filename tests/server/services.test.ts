import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../src/contract/catalogue';
import { readToken } from '../../src/contract/token';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
let now = Date.parse('2026-05-04T08:00:00Z');
beforeAll(async () => {
  backend = await openBackend({ now: () => now });
}, START);
afterAll(() => backend.close());

const plansOf = async (name?: string, query = '') => {
  const browser = backend.browser();
  if (name) await browser.signIn(name);
  return readCatalogue((await browser.services(`/bundles?ind=14${query}`)).body);
};

const familiesFor = async (name?: string) => (await plansOf(name))?.plans.map(({ family }) => family);

const priceFor = async (name?: string, query?: string) => {
  const read = await plansOf(name, query);
  return [read?.currency, read?.plans.find(({ code }) => code === 'route-planner-annual')?.price];
};

describe('GET /services/token', () => {
  it('returns a token for the session [API-37]', async () => {
    const { body } = await backend.browser().call('/services/token');
    expect(readToken(body)).toMatch(/^v?[0-9a-f]{32}\.\d+\.[\w-]+$/);
  });

  it.each([
    ['a visitor', 'visitor', 43],
    ['a member', 'subscriber', 32],
  ])('never includes the secret of the cookie in the token of %s', async (_, name, length) => {
    const browser = backend.browser();
    const cookie = /waybill_session=([^;]+); .*HttpOnly/.exec(
      (await browser.signIn(name)).headers.get('Set-Cookie') ?? '',
    );
    // A member's cookie is a secret id, and a visitor's ends with a signature.
    const secret = cookie?.[1]?.split('.').at(-1) ?? '';
    expect(secret).toHaveLength(length);
    expect(await (await browser.raw('/services/token')).text()).not.toContain(secret);
  });

  it('returns a token that expires after five minutes [API-38]', async () => {
    const browser = backend.browser();
    const headers = await browser.bearer();
    const began = now;
    now = began + 299_999;
    expect((await browser.call('/services/platforms', { headers })).body.status).toBe(200);
    now = began + 300_000;
    const late = await browser.call('/services/platforms', { headers });
    now = began;
    expect([late.status, late.body.status]).toEqual([200, 405]);
  });
});

describe('services that are public', () => {
  it('answer a read without a token as a visitor’s, and refuse a wrong token and a write as ever', async () => {
    const open = await openBackend({ now: () => now, isPublic: true });
    const browser = open.browser();
    const [bare, visitor] = [await browser.call('/services/bundles?ind=14'), await browser.services('/bundles?ind=14')];
    const wrong = await browser.call('/services/platforms', { headers: { Authorization: 'Bearer x' } });
    const written = await browser.call('/services/modules/xsell', { method: 'POST', body: '{"ids":[]}' });
    await open.close();
    expect(bare.body).toEqual(visitor.body);
    expect([wrong.body.status, written.status]).toEqual([406, 401]);
  });

  it('are not public by default', async () => {
    expect((await backend.browser().call('/services/bundles?ind=14')).status).toBe(401);
  });
});

describe('the bearer token of services calls', () => {
  it.each([
    ['a call without a token', {}, 401, 401],
    ['a token with a wrong signature', { Authorization: 'Bearer a.99999999999999.b' }, 200, 406],
    ['a malformed token', { Authorization: 'Bearer %%%' }, 200, 406],
  ])('refuses %s [API-02]', async (_, headers: Record<string, string>, status, own) => {
    const answer = await backend.browser().call('/services/bundles?ind=14', { headers });
    expect([answer.status, answer.body.status]).toEqual([status, own]);
  });
});

describe('GET /services/bundles?ind=14', () => {
  it('matches the contract in every record [API-30]', async () => {
    const read = await plansOf();
    expect(read?.dropped).toBe(0);
    expect(read?.categories.map(({ path }) => path)).toEqual([
      'dynamic-routing',
      'scheduled-recurring-routing',
      'last-mile-delivery',
      'developer-platform',
    ]);
  });

  it('lists each module of its bundles once', async () => {
    const read = await plansOf();
    const ids = read?.modules.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const plan of read?.plans ?? []) for (const id of plan.moduleIds) expect(ids).toContain(id);
  });

  it('has four variants of each family, and records that are no plans', async () => {
    const plans = (await plansOf())?.plans ?? [];
    const sold = plans.filter(({ type, usageType }) => type === 'pricing' && usageType === 'PRICE');
    const variants = sold.filter(({ family }) => family === 'route-planner');
    expect(variants.map(({ cycle, edition }) => `${cycle} ${edition}`)).toEqual([
      'year standard',
      'month standard',
      'year commercial',
      'month commercial',
    ]);
    expect(plans.length - sold.length).toBe(3);
  });

  it('bills twelve discounted months once a year', async () => {
    const plan = (await plansOf())?.plans.find(({ code }) => code === 'route-planner-annual');
    expect(plan).toMatchObject({ price: 17_900, discount: 1650, billedAmount: 178_800 });
  });

  it('shows an exclusive plan only to the accounts that it was agreed with', async () => {
    expect(await familiesFor()).not.toContain('franchise-network');
    expect(await familiesFor('exclusive')).toContain('franchise-network');
  });

  it('has prices in the currency of the account, or in the requested one', async () => {
    expect(await priceFor('wired')).toEqual(['GBP', 14_100]);
    expect(await priceFor(undefined, '&currency=JPY')).toEqual(['JPY', 26_850]);
  });
});

const titles = async (path: string, kind: 'plans' | 'modules') =>
  readCatalogue((await backend.browser().services(path)).body)?.[kind].map(({ title }) => title);

describe('the other reads', () => {
  it.each([
    '/bundles/8',
    '/bundles/search?q=parcel',
    '/modules',
    '/modules?cid=2',
    '/modules/111',
    '/modules/search?q=zone',
    '/products',
  ])('%s matches the contract [API-29, API-31, API-32, API-33, API-34, API-35]', async (path) => {
    const read = readCatalogue((await backend.browser().services(path)).body);
    expect(read?.dropped).toBe(0);
    expect((read?.plans.length ?? 0) + (read?.modules.length ?? 0)).toBeGreaterThan(0);
  });

  it.each([
    ['/bundles/9999', 'There is no such bundle.'],
    ['/modules/x', 'There is no such module.'],
    ['/modules/107', 'There is no such module.'],
    // Internal, and not hidden.
    ['/modules/187', 'There is no such module.'],
    ['/bundles/52', 'There is no such bundle.'],
  ])('%s is not found', async (path, message) => {
    const answer = await backend.browser().services(path);
    expect([answer.status, answer.body.status, answer.body.message]).toEqual([404, 404, message]);
  });

  it('search by parts of words, ignoring case and accents [MKT-20, MKT-21, API-32, API-35]', async () => {
    expect(await titles('/modules/search?q=PICKÚP%20curb', 'modules')).toEqual(['Curbside Pickup']);
    expect(await titles('/bundles/search?q=grocery%20complete', 'plans')).toEqual(['Food & Grocery Complete']);
    expect(await titles('/modules/search?q=classic', 'modules')).toEqual([]);
    expect(await titles('/modules/search?q=metering', 'modules')).toEqual([]);
  });

  it('tell what a module does [MKT-23]', async () => {
    const read = readCatalogue((await backend.browser().services('/modules/106')).body);
    expect(read?.modules[0]?.features?.map(({ title }) => title)).toContain('Bays and doors');
  });

  it('offer cross-sell modules that are not in the cart [API-36]', async () => {
    const body = { ids: [106, 114] };
    const read = readCatalogue((await backend.browser().services('/modules/xsell', { body })).body);
    const ids = read?.modules.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(106);
    expect(read?.modules.every(({ carried }) => carried.isCrossSell)).toBe(true);
  });

  it('count the modules of each category, and find a category by a word [API-49, MKT-19]', async () => {
    const { body } = await backend.browser().services('/platforms');
    expect(body.data).toHaveLength(11);
    const telematics = { name: 'Telematics', icon: 'telematics', total: 2, url: expect.stringMatching(/^https:/) };
    expect(body.data).toContainEqual(expect.objectContaining(telematics));
    expect(body.data).toContainEqual(expect.objectContaining({ name: 'Team & Security', total: 7 }));
    const found = await backend.browser().services('/platforms/search?term=TELE');
    expect(found.body.data).toHaveLength(1);
    expect((await backend.browser().services('/industries')).body.data).toHaveLength(8);
  });
});
