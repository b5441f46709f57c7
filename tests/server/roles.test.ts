import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../src/api/endpoints';
import { urlOf } from '../../src/api/url';
import { openShop, type Shopper } from './shopping';

const { arrive } = openShop();

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
