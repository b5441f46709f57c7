import { describe, expect, it } from 'vitest';
import { newKey, openShop, type Shopper } from './shopping';

const { arrive } = openShop();

const ask = async (who: Shopper, id: number | string, action: string, lang = 'en') => {
  const headers = { 'Idempotency-Key': newKey(), 'Accept-Language': lang };
  const { status, body } = await who.call(`/cart/module/${id}/${action}?is_marketplace=1`, { headers });
  return { status, ...(body as { html?: string; messages?: string[] }) };
};

const held = async (who: Shopper): Promise<readonly number[]> =>
  ((await who.session()).subscription as { module_ids: number[] }).module_ids;

describe('whether a module may be activated or deactivated', () => {
  it('is asked with all that follows from it, and changes nothing [API-18]', async () => {
    const member = await arrive('subscriber');
    const before = await held(member);
    const off = await ask(member, 101, 'deactivate');
    expect([off.status, off.html]).toEqual([200, expect.stringMatching(/^<p>Deactivate <strong>.+<\/strong>\?/)]);
    expect(off.html).toMatch(/<p>These need it and are deactivated too:<\/p>\s*<ul>\s*(<li>[^<]+<\/li>)+\s*<\/ul>$/);
    const on = await ask(member, 122, 'activate');
    expect([on.status, on.html]).toEqual([200, expect.stringContaining('These are activated with it:')]);
    expect(await held(member)).toEqual(before);
  });

  it('needs no question where nothing else changes, and is refused with its reasons [API-18]', async () => {
    const member = await arrive('subscriber');
    const owned = (await held(member))[0] ?? 0;
    const [plain, again, unknown, absent] = [
      await ask(member, 201, 'activate'),
      await ask(member, owned, 'activate'),
      await ask(member, 999_999, 'activate'),
      await ask(member, 201, 'deactivate', 'fr'),
    ];
    expect(plain).toEqual({ status: 201 });
    expect([again.status, again.messages]).toEqual([406, [expect.stringMatching(/ is active already\.$/)]]);
    expect([unknown.status, unknown.messages]).toEqual([404, ['This add-on is not for sale any more.']]);
    expect([absent.status, absent.messages]).toEqual([406, [expect.stringMatching(/ n’est pas actif\.$/)]]);
  });

  it('is told to nobody who may not change it', async () => {
    const readonly = await arrive('readonly');
    expect((await ask(readonly, 201, 'activate')).status).toBe(403);
    const member = await arrive('member');
    expect((await ask(member, 201, 'activate')).status).toBe(406);
  });
});
