import { describe, expect, it } from 'vitest';
import { transactions } from '../../demo/server/db/schema';
import { openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const process = (who: Shopper, id: number, action = 'activate', key?: string) =>
  who.post(`/manage/ui/modules/${id}/${action}`, {}, key);
const isActive = async (who: Shopper, id: number): Promise<unknown> =>
  ((await who.get(`/manage/ui/modules/${id}/status`)).body as { result?: { is_active: number } }).result?.is_active;
const listOf = (...codes: string[]) => ({ modules: codes.map((code) => ({ add_on_code: code })) });
const confirm = (who: Shopper, ...codes: string[]) => who.post('/account/modules/confirm', listOf(...codes));
const buy = (who: Shopper, ...codes: string[]) => who.post('/account/modules/purchase', listOf(...codes));
const tokenOf = async (who: Shopper) => String((await who.get('/manage/ui/features/token')).body.token);
const validate = (who: Shopper, body: object) => who.post('/manage/ui/features/validate', body);
const infoOf = async (who: Shopper) => {
  const { body } = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
  const { modules } = body as unknown as { modules: { id: number; is_active: number; paid_until: string | null }[] };
  return (id: number) => modules.find((one) => one.id === id);
};
const charged = () => db().select().from(transactions);
const held = async (who: Shopper) => ((await who.session()).subscription as { module_ids: number[] }).module_ids;

describe('a paid add-on', () => {
  it('is active some seconds after it was processed, and costs nothing [API-53, API-54]', async () => {
    const member = await arrive('subscriber');
    expect(await isActive(member, 142)).toBe(0);
    expect((await process(member, 142)).status).toBe(200);
    time.pass(5999);
    expect(await isActive(member, 142)).toBe(0);
    time.pass(1);
    expect(await isActive(member, 142)).toBe(1);
    expect(await held(member)).toContain(142);
    expect((await infoOf(member))(142)).toMatchObject({ is_active: 1, paid_until: null });
    expect(await charged()).toEqual([]);
  });

  it('is switched once by two tabs, and again by a later request', async () => {
    const member = await arrive('subscriber');
    await Promise.all([process(member, 142), process(member, 142)]);
    time.pass(3000);
    await process(member, 142);
    time.pass(3000);
    expect(await isActive(member, 142)).toBe(1);
    expect((await process(member, 142)).status).toBe(200);
  });

  it.each([
    ['subscriber', 142, 'activate', 'deactivate', 0],
    ['pastdue', 191, 'deactivate', 'activate', 1],
  ])('of a %s ends as the last of two tabs wants it: %i, %s and then %s', async (name, id, first, last, active) => {
    const member = await arrive(name);
    expect(await isActive(member, id)).toBe(active);
    expect((await process(member, id, first)).status).toBe(200);
    time.pass(2000);
    expect((await process(member, id, last)).status).toBe(200);
    time.pass(6000);
    expect(await isActive(member, id)).toBe(active);
  });

  it('is not lost if an order starts at the same time', async () => {
    const member = await arrive('subscriber');
    // Without an idempotency key the request does not run in one transaction, as with two servers on one database.
    const post = (path: string) => member.call(path, { body: {} });
    // One request waits for the other, however far that has come.
    for (let ahead = 0; ahead < 4; ahead += 1) {
      await member.choose(4);
      const order = post('/billing/subscription/change');
      for (let step = 0; step < ahead; step += 1) await db().execute('select 1');
      const answers = await Promise.all([order, post('/manage/ui/modules/142/activate')]);
      expect([ahead, ...answers.map(({ status }) => status).toSorted()]).toEqual([ahead, 200, 409]);
      await member.reset();
    }
  });

  it('stays paid for when it is switched off, and is no longer billed', async () => {
    const member = await arrive('pastdue');
    await process(member, 191, 'deactivate');
    time.pass(6000);
    expect(await isActive(member, 191)).toBe(0);
    const { paid_until: until } = (await infoOf(member))(191) ?? {};
    expect(Date.parse(String(until))).toBeGreaterThan(time.now());
    expect((await process(member, 191)).status).toBe(200);
    time.pass(6000);
    expect(await held(member)).toContain(191);
    expect(await charged()).toEqual([]);
  });

  it('is billed at the next renewal with its quantity of that time', async () => {
    const member = await arrive('member');
    await member.choose(4);
    await member.checkout();
    time.pass(6000);
    await buy(member, 'api-access');
    await process(member, 191);
    time.pass(6000);
    expect(await held(member)).toContain(191);
    const billed = async () => {
      const { body } = await member.get(`/account/${await member.memberId()}/invoices`);
      return (body as unknown as { data: { title?: string; total: string }[] }).data.length;
    };
    const before = await billed();
    const { body } = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    const { next_amount: next } = (body as unknown as { subscription: { next_amount: string } }).subscription;
    time.days(366);
    // The session has expired by then.
    await member.signIn('member');
    expect(await billed()).toBeGreaterThan(before);
    const { body: later } = await member.get(`/account/${await member.memberId()}/invoices`);
    expect(JSON.stringify(later)).toContain(`"${next}"`);
    time.days(-366);
  });

  it('that is stuck becomes active only after it is processed again', async () => {
    const member = await arrive('subscriber');
    await member.pace('stuck');
    await process(member, 142);
    time.pass(3_600_000);
    expect(await isActive(member, 142)).toBe(0);
    await member.pace('normal', 1000);
    time.pass(1000);
    expect(await isActive(member, 142)).toBe(1);
  });
});

describe('an unpaid add-on', () => {
  it('is not switched on before it is bought, and is bought once [API-44, API-45]', async () => {
    const member = await arrive('subscriber');
    const refused = await process(member, 143);
    expect(refused.body).toMatchObject({ status: 406, messages: ['Territory Routing isn’t paid for yet.'] });
    const { body } = await confirm(member, 'territory-routing');
    expect(body).toMatchObject({ status: 200, data: [{ add_on_code: 'territory-routing' }] });
    expect(await charged()).toEqual([]);
    await Promise.all([buy(member, 'territory-routing'), buy(member, 'territory-routing')]);
    expect(await charged()).toMatchObject([{ status: 2, lines: [{ kind: 'charge', source: 'module', id: 143 }] }]);
    expect(await isActive(member, 143)).toBe(0);
    expect((await process(member, 143)).status).toBe(200);
    time.pass(6000);
    expect(await isActive(member, 143)).toBe(1);
  });

  it('is switched on with its dependencies, and off with its dependents', async () => {
    const member = await arrive('subscriber');
    await buy(member, 'vehicle-profiles', 'telematics-gateway');
    await process(member, 152);
    time.pass(6000);
    expect(await held(member)).toEqual(expect.arrayContaining([151, 152]));
    await process(member, 151, 'deactivate');
    time.pass(6000);
    expect([await isActive(member, 151), await isActive(member, 152)]).toEqual([0, 0]);
  });

  it('is bought by its exact list only [ACT-16]', async () => {
    const member = await arrive('subscriber');
    const nonsense = [{}, { modules: [] }, { modules: [{ code: 'x' }] }, listOf('no-such-add-on')];
    for (const body of nonsense)
      expect((await member.post('/account/modules/purchase', body)).body).toMatchObject({
        status: 406,
        message: 'Invalid payload',
      });
    await member.call('/demo/activation', { body: { pace: 'normal', modules: 'mismatched' } });
    expect((await confirm(member, 'territory-routing')).body).toMatchObject({ status: 200, data: [] });
    expect(await charged()).toEqual([]);
  });

  it('keeps its line until an order replaces the held content', async () => {
    const member = await arrive('subscriber');
    await process(member, 142);
    time.pass(6000);
    await member.choose(12);
    await member.post('/account/subscription/change', { timeframe: 'year', change_billing_model: 0 });
    time.pass(6000);
    await member.active();
    expect(await held(member)).not.toContain(142);
  });
});

describe('a trial', () => {
  it('that is switched off continues when it is switched on again', async () => {
    const member = await arrive('trial');
    await process(member, 152, 'deactivate');
    time.pass(6000);
    expect((await infoOf(member))(152)).toMatchObject({ is_active: 0, is_trial: 0 });
    await process(member, 152);
    time.pass(6000);
    expect((await infoOf(member))(152)).toMatchObject({ is_active: 1, is_trial: 1 });
  });
});

describe('the feature manager', () => {
  it('validates a module for the member of its token [API-51]', async () => {
    const member = await arrive('subscriber');
    const token = await tokenOf(member);
    expect((await validate(member, { token, id: 142 })).body).toEqual({ status: 200 });
    expect((await validate(await arrive('pastdue'), { token, id: 142 })).body).toMatchObject({ status: 406 });
    expect((await validate(member, { token: 'x', id: 142 })).body).toMatchObject({ message: 'Invalid token' });
    expect((await validate(member, { token, id: 999_999 })).status).toBe(404);
    time.pass(300_000);
    expect((await validate(member, { token, id: 142 })).body).toMatchObject({ status: 405 });
  });

  it('refuses with reasons', async () => {
    const member = await arrive('subscriber');
    await member.call('/demo/activation', { body: { pace: 'normal', modules: 'refused' } });
    const { body } = await validate(member, { token: await tokenOf(member), id: 142 });
    expect(body).toMatchObject({ status: 406, messages: [expect.any(String), expect.any(String)] });
  });
});

describe('a person without permission', () => {
  it.each([
    ['readonly', 403],
    ['organization', 403],
    ['store', 406],
    ['shopify', 406],
    ['legacy', 406],
  ])('switches and buys nothing: %s', async (name, status) => {
    const member = await arrive(name);
    const answers = [
      await process(member, 151),
      await process(member, 101, 'deactivate'),
      await buy(member, 'vehicle-profiles'),
      await confirm(member, 'vehicle-profiles'),
      await member.get('/manage/ui/features/token'),
    ];
    expect(answers.map(({ body }) => body.status)).toEqual(answers.map(() => status));
  });

  it('may also be one without a session or with a pending change', async () => {
    const visitor = await arrive('visitor');
    expect([(await process(visitor, 142)).status, (await visitor.get('/manage/ui/modules/142/status')).status]).toEqual(
      [401, 401],
    );
    expect((await process(await arrive('pending'), 151)).status).toBe(409);
  });
});
