import { describe, expect, it } from 'vitest';
import { newKey, openShop, type Shopper } from './shopping';

const { arrive } = openShop();

const ask = async (who: Shopper, id: number | string, action: string, lang = 'en') => {
  const headers = { 'Idempotency-Key': newKey(), 'Accept-Language': lang };
  const { body } = await who.call(`/cart/module/${id}/${action}?is_marketplace=1`, { headers });
  return body as { status: number; html?: string; messages?: string[]; message?: string; add_on_codes?: string[] };
};

const held = async (who: Shopper): Promise<readonly number[]> =>
  ((await who.session()).subscription as { module_ids: number[] }).module_ids;

describe('the question before a module is switched', () => {
  it('names all consequences, and changes nothing [API-18]', async () => {
    const member = await arrive('subscriber');
    const before = await held(member);
    const on = await ask(member, 152, 'activate');
    expect(on).toMatchObject({ status: 200, add_on_codes: ['vehicle-profiles', 'telematics-gateway'] });
    expect(on.html).toContain('<p>These are activated with it:</p><ul><li>Vehicle Profiles</li></ul>');
    expect(on.html).toMatch(/<p>Due today: <strong>\$\d+\.\d\d<\/strong>, for the days until [A-Z]\w+ \d+, \d{4}\./);
    const off = await ask(member, 141, 'deactivate', 'fr');
    expect([off.status, off.html]).toEqual([200, expect.stringContaining('C’est gratuit jusqu’au ')]);
    expect(await held(member)).toEqual(before);
  });

  it('is skipped if nothing else changes and nothing is to be paid [API-18, API-52]', async () => {
    expect(await ask(await arrive('subscriber'), 142, 'activate')).toEqual({ status: 201 });
  });

  it.each([
    [101, 'activate', 406, /Routing Manage is already active\.$/],
    [101, 'deactivate', 406, /Routing Manage is part of the package and stays active\.$/],
    [103, 'deactivate', 406, /is included in every account and stays active\.$/],
    [201, 'deactivate', 406, / isn’t active\.$/],
    [999_999, 'activate', 404, /^This add-on is no longer available\.$/],
  ])('is refused with its reasons: %i %s [API-18, ACT-06]', async (id, action, status, message) => {
    const said = await ask(await arrive('subscriber'), id, action);
    expect(said).toMatchObject({ status, message: said.messages?.[0], messages: [expect.stringMatching(message)] });
  });

  it('lists several reasons if there are several', async () => {
    const { messages } = await ask(await arrive('subscriber'), 177, 'activate');
    expect(messages).toEqual([
      'Data Warehouse Export is sold by our sales team.',
      'Contact us, and we’ll set it up with you.',
    ]);
  });

  it('includes the dependents', async () => {
    const member = await arrive('pastdue');
    await member.post('/account/modules/purchase', { modules: [{ add_on_code: 'shopify-order-sync' }] });
    const off = await ask(member, 121, 'deactivate');
    expect(off.html).not.toContain('<ul>');
    expect(off.html).toMatch(/It’s paid for until .+ and won’t be billed after that\./);
  });

  it('shows a reseller’s member no sums', async () => {
    const { html, add_on_codes: codes } = await ask(await arrive('indirect'), 151, 'activate');
    expect(codes).toEqual(['vehicle-profiles']);
    expect(html).toContain('Your reseller is billed.');
    expect(html).not.toContain('$');
  });

  it.each([
    ['readonly', 403],
    ['organization', 403],
    ['store', 406],
    ['legacy', 406],
    ['member', 406],
  ])('is refused to a person who may not switch it: %s', async (name, status) => {
    expect((await ask(await arrive(name), 151, 'activate')).status).toBe(status);
  });
});
