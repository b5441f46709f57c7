import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members, transactions } from '../../demo/server/db/schema';
import type { Profile } from '../../demo/server/model/member';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../src/api/endpoints';
import { urlOf } from '../../src/api/url';
import { openShop, type Shopper } from './shopping';

const { db, arrive } = openShop();

/** Bodies for calls that need one; their validity does not matter here. */
const BODIES: Partial<Record<EndpointName, object>> = {
  modulesConfirm: { modules: [{ add_on_code: 'telematics-gateway' }] },
  modulesPurchase: { modules: [{ add_on_code: 'telematics-gateway' }] },
  featureValidate: { token: 'none', id: 191 },
  subscriptionChange: { timeframe: 'year', change_billing_model: 0 },
  subscriptionCreate: { is_reactivate: 0 },
};

/** Calls that visitors may make too: carts, quotes, texts, and the session itself. */
const ANYBODYS = ['session', 'outcome', 'token', 'pricingGuide', 'analytics'];
const isAnybodys = (name: string, { auth, path }: Endpoint): boolean =>
  auth !== 'credentials' || ANYBODYS.includes(name) || (path.startsWith('/cart/') && !path.startsWith('/cart/module/'));

const MEMBERS = (Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]).filter((one) => !isAnybodys(...one));
const WRITES = MEMBERS.filter(([, { write }]) => write);

/** Makes a call as a page does. @returns the status in the body, which wins over that of HTTP */
async function ask(who: Shopper, [name, { method, path }]: readonly [EndpointName, Endpoint], memberId: number) {
  const query = name === 'subscriptionInfo' ? { member_id: memberId } : { pricing: 1 };
  const params = { id: 191, action: 'deactivate', member_id: memberId, invoice_number: '1' };
  const url = urlOf('', path, params, query);
  const answer = method === 'GET' ? await who.get(url) : await who.post(url, BODIES[name] ?? {});
  return answer.body.status;
}

const statuses = async (who: Shopper, calls: typeof MEMBERS, memberId: number) =>
  Object.fromEntries(await Promise.all(calls.map(async (call) => [call[0], await ask(who, call, memberId)] as const)));
const all = (calls: typeof MEMBERS, status: unknown) => Object.fromEntries(calls.map(([name]) => [name, status]));

describe('a call for members', () => {
  it('is refused without a session, for every endpoint [ACC-15, ERR-15]', async () => {
    const visitor = await arrive('visitor');
    expect(await statuses(visitor, MEMBERS, 1002)).toEqual(all(MEMBERS, 401));
  });

  it('that names another member is refused [ACC-08]', async () => {
    const named = MEMBERS.filter(([name, { path }]) => path.includes('{member_id}') || name === 'subscriptionInfo');
    expect(named.length).toBeGreaterThan(3);
    expect(await statuses(await arrive('subscriber'), named, 1001)).toEqual(all(named, 403));
  });

  it.each(['readonly', 'organization'])(
    'that writes is refused to a person without permission: %s [ACC-07, ACC-09, ACC-10, ACC-11]',
    async (name) => {
      const member = await arrive(name);
      // This organization's policy allows its members to change the payment method and to pay.
      const settings = ['billingUpdate', 'invoicePay'];
      const refused = WRITES.filter(([call]) => name === 'readonly' || !settings.includes(call));
      expect(await statuses(member, refused, await member.memberId())).toEqual(all(refused, 403));
    },
  );
});

const DETAILS = 'The fleet manager switches add-ons.';

/** Signs in a subscriber whose organization lets members change the subscription, and does not let them manage features. */
async function withoutFeatures(): Promise<{ readonly who: Shopper; readonly restore: () => Promise<unknown> }> {
  const who = await arrive('subscriber');
  const own = eq(members.id, await who.memberId());
  const [{ profile } = { profile: null }] = await db().select({ profile: members.profile }).from(members).where(own);
  if (!profile) throw new Error('There is no such account');
  const set = (one: Profile) => db().update(members).set({ profile: one }).where(own);
  const allowed = { manage: 0, view: 0 } as const;
  const policy = { features: { manage: 1, view: 0 }, subscription: allowed, settings: allowed } as const;
  await set({ ...profile, organization_policy: { status: 1, details: DETAILS }, policy });
  return { who, restore: () => set(profile) };
}

describe('a policy that lets a member change the subscription, and not manage features,', () => {
  const LIST = { modules: [{ add_on_code: 'telematics-gateway' }] };
  const SWITCHING: readonly [string, (who: Shopper) => ReturnType<Shopper['get']>][] = [
    ['the question', (who) => who.get('/cart/module/142/activate?is_marketplace=1')],
    ['the question of the way back', (who) => who.get('/cart/module/141/deactivate?is_marketplace=1')],
    ['the switch on', (who) => who.post('/manage/ui/modules/142/activate')],
    ['the switch off', (who) => who.post('/manage/ui/modules/141/deactivate')],
    ['the token', (who) => who.get('/manage/ui/features/token')],
    ['the validation', (who) => who.post('/manage/ui/features/validate', { token: 'none', id: 142 })],
    ['the list of a purchase', (who) => who.post('/account/modules/confirm', LIST)],
    ['the purchase', (who) => who.post('/account/modules/purchase', LIST)],
  ];

  it.each(SWITCHING)(
    'refuses %s in the organization’s words, and charges nothing [ACC-09, ACC-10]',
    async (_, press) => {
      const { who, restore } = await withoutFeatures();
      try {
        expect((await press(who)).body).toMatchObject({ status: 403, message: DETAILS });
        expect(await db().select().from(transactions)).toEqual([]);
      } finally {
        await restore();
      }
    },
  );

  it('refuses no order [ACC-10]', async () => {
    const { who, restore } = await withoutFeatures();
    try {
      await who.choose(4);
      expect((await who.post('/billing/subscription/change')).body.status).toBe(200);
    } finally {
      await restore();
    }
  });
});
