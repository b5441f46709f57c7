import { describe, expect, it } from 'vitest';
import { demoMembers } from '../../demo/server/seeds/accounts';
import { eq } from 'drizzle-orm';
import { members, orders, transactions } from '../../demo/server/db/schema';
import type { Profile } from '../../demo/server/model/member';
import { EARLIER } from '../../demo/server/seeds/earlier';
import { readDevices } from '../../src/contract/devices';
import { readMigration, toMigrationBody } from '../../src/contract/migration';
import { readStatement } from '../../src/contract/statement';
import { totalsOf } from '../../src/domain/migration/terms';
import { minorFromText } from '../../src/domain/money/minor';
import { addDays, dayOf, readDay } from '../../src/domain/time/day';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const infoOf = async (who: Shopper) =>
  (await who.get(`/account/subscription/info?migration=1&member_id=${await who.memberId()}`)).body;
const termsOf = async (who: Shopper) => readMigration(await infoOf(who));
const devicesOf = async (who: Shopper) => readDevices((await who.get('/account/devices/incompatible')).body);
const devices = (who: Shopper, state: string) => who.call('/demo/devices', { body: { state } });

/** Builds the body that the page sends after the consent. */
const bodyOf = async (who: Shopper, postState = 32) => {
  const terms = await termsOf(who);
  const memberId = await who.memberId();
  return toMigrationBody({ items: terms?.items ?? [], memberId, isLegacy: true, postState, method: null });
};
const move = (who: Shopper, body: object, key = newKey()) => who.post('/account/subscription/update', body, key);
const without = (body: Awaited<ReturnType<typeof bodyOf>>, more: object) => ({ ...body, ...more });
const ordered = () => db().select().from(orders);
const charged = () => db().select().from(transactions);

describe('the terms of a migration', () => {
  it.each([
    ['legacy', 7900, 6800],
    ['store', 6800, 6800],
    ['wired', 7400, 7800],
    ['custom', 12_700, 12_700],
  ])('list for %s each item: %i a month become %i [MIG-06, MIG-11]', async (name, before, after) => {
    const terms = await termsOf(await arrive(name));
    expect(totalsOf(terms?.items ?? [])).toEqual({ before, after });
    const { recurring, tax } = terms?.statement ?? {};
    expect(recurring).toBe(after + Math.round((after * (tax?.rate ?? 0)) / 10_000));
  });

  it('charge no paid item again, and explain the rest to the cent', async () => {
    expect((await termsOf(await arrive('store')))?.statement).toMatchObject({ total: 0, carried: 0, lines: [] });
    const cheaper = await termsOf(await arrive('legacy'));
    expect(cheaper?.statement).toMatchObject({ total: 0 });
    expect(cheaper?.statement.carried).toBeGreaterThan(0);
    const dearer = (await termsOf(await arrive('wired')))?.statement;
    expect(dearer?.total).toBeGreaterThan(0);
    expect(dearer?.lines.reduce((all, { amount }) => all + amount, 0)).toBe(dearer?.subtotal);
  });

  it('of old contracts add up to the price that is paid today', () => {
    const known = new Map(demoMembers(0).map(({ name, profile }) => [name, profile]));
    for (const [name, items] of Object.entries(EARLIER)) {
      const sum = items.reduce((all, { price }) => all + minorFromText(price, 2), 0);
      expect([name, sum]).toEqual([name, minorFromText(known.get(name)?.legacy_cost ?? '0', 2)]);
    }
  });

  it.each([
    ['subscriber', 406],
    ['readonly', 403],
    ['indirect', 403],
    ['organization', 403],
  ])('are refused to the account “%s” with the status %i', async (name, status) => {
    const body = await infoOf(await arrive(name));
    expect(body).toMatchObject({ status, message: expect.stringMatching(/./) });
  });
});

/** Changes the profile of a demo account. @returns a function that restores it */
async function cameWith(name: string, more: (profile: Profile) => Partial<Profile>): Promise<() => Promise<unknown>> {
  const named = eq(members.name, name);
  const [{ profile } = { profile: null }] = await db().select({ profile: members.profile }).from(members).where(named);
  if (!profile) throw new Error(`There is no account ${name}`);
  const set = (one: Profile) => db().update(members).set({ profile: one }).where(named);
  await set({ ...profile, ...more(profile) });
  return () => set(profile);
}
/** The monthly price of API access, in minor units. */
const ACCESS = 3900;
/** Puts a profile into a yearly period with 18 days left. */
const inItsYear = ({ subscription }: Profile): Pick<Profile, 'subscription'> => ({
  subscription: subscription && {
    ...subscription,
    timeframe: 'year',
    current_period_started_at: addDays(readDay(subscription.current_period_ends_at) ?? dayOf(0), -365),
  },
});

describe('the credit of a yearly account’s migration', () => {
  it.each([
    // The package costs $2,988.00 a year; the contract £74.00 a month.
    ['subscriber', 'without an old contract', { is_legacy: 1 }, 'US', 298_800],
    ['subscriber', 'without an old contract, with tax', { is_legacy: 1, country: 'FR' }, 'FR', 298_800],
    ['wired', 'with an old contract, with tax', {}, 'GB', 12 * 7400],
  ] as const)('for %s %s is the unused part of the year [REV-98]', async (name, _, more, country, year) => {
    const back = await cameWith(name, (profile) => ({
      ...inItsYear(profile),
      ...more,
      ...(profile.billing_info && { billing_info: { ...profile.billing_info, country } }),
    }));
    try {
      const who = await arrive(name);
      const statement = (await termsOf(who))?.statement;
      const credit = statement?.lines.find(({ kind }) => kind === 'credit');
      expect(credit).toMatchObject({ full: year, days: 18, ofDays: 365, amount: -Math.round((year * 18) / 365) });
      const added = statement?.lines.filter(({ kind }) => kind === 'charge') ?? [];
      const net = added.reduce((sum, { amount }) => sum + amount, 0) + (credit?.amount ?? 0);
      expect(statement?.subtotal).toBe(Math.max(0, net));
      expect(statement?.tax).toMatchObject({
        country,
        amount: Math.round(Math.max(0, net) * (country === 'US' ? 0 : 0.2)),
      });
      expect(statement?.carried).toBe(Math.max(0, -net));

      await devices(who, 'updated');
      expect((await move(who, await bodyOf(who))).body).toMatchObject({ status: 200 });
      time.pass(6000);
      expect(await charged()).toMatchObject([{ amount: statement?.total, carried: statement?.carried }]);
    } finally {
      await back();
    }
  });
});

const DAYS = { month: 30, year: 365 } as const;
/** Builds a legacy custom solution whose modules cost $127.00 a month today, in a period with 18 days left. */
const solutionFor =
  (cost: string, timeframe: keyof typeof DAYS) =>
  ({ subscription }: Profile): Partial<Profile> => {
    const endsOn = readDay(subscription?.current_period_ends_at ?? '') ?? dayOf(0);
    const period = { current_period_started_at: addDays(endsOn, -DAYS[timeframe]), current_period_ends_at: endsOn };
    const held = { plan_id: 0, plan_code: 'my-custom-solution', module_ids: [101, 102, 103, 121, 141] };
    return { is_legacy: 1, legacy_cost: cost, subscription: { ...held, ...period, timeframe, kind: 1, state: -1 } };
  };

describe('an account without a known contract, only with an agreed price,', () => {
  it.each([
    ['100.00', 'month', 10_000, 10_000],
    ['140.00', 'month', 14_000, 14_000],
    ['100.00', 'year', 10_000, 120_000],
  ] as const)(
    'for %s, by the %s, is shown that price and credited in proportion [REV-98]',
    async (cost, cycle, before, paid) => {
      const back = await cameWith('subscriber', solutionFor(cost, cycle));
      try {
        const who = await arrive('subscriber');
        const terms = await termsOf(who);
        expect(totalsOf(terms?.items ?? [])).toEqual({ before, after: 12_700 });
        const credit = terms?.statement.lines.find(({ kind }) => kind === 'credit');
        const ofDays = DAYS[cycle];
        expect(credit).toMatchObject({ full: paid, days: 18, ofDays, amount: -Math.round((paid * 18) / ofDays) });
        expect(terms?.statement.timeframe).toBe('month');
      } finally {
        await back();
      }
    },
  );

  it('continues its period if the new price is the same', async () => {
    const back = await cameWith('subscriber', solutionFor('127.00', 'year'));
    try {
      const { statement } = (await termsOf(await arrive('subscriber'))) ?? {};
      expect(statement).toMatchObject({ total: 0, carried: 0, lines: [], timeframe: 'year' });
    } finally {
      await back();
    }
  });
});

describe('an account that an app store has billed', () => {
  it('is shown its next invoice with its future tax [REV-161]', async () => {
    const back = await cameWith('store', () => ({ country: 'FR' }));
    try {
      const who = await arrive('store');
      const { statement } = (await termsOf(who)) ?? {};
      expect(statement).toMatchObject({ total: 0, tax: { amount: 0, country: 'FR' }, next: 8160, recurring: 8160 });
      await move(who, await bodyOf(who));
      time.pass(6000);
      const path = `/account/subscription/info?member_id=${await who.memberId()}`;
      const { body } = await who.get(path);
      expect(body).toMatchObject({ subscription: { next_amount: '81.60', billed_amount: '81.60' } });
    } finally {
      await back();
    }
  });

  it('can store a card after the move and order with it, because it is billed here from then on [MIG-05, ACC-08]', async () => {
    const who = await arrive('store');
    expect((await who.get('/account/billing/info')).body).toMatchObject({ status: 406 });
    await move(who, await bodyOf(who));
    time.pass(6000);
    expect((await who.get('/account/billing/info')).body).toMatchObject({ status: 200, billing: null });
    expect((await who.post('/account/billing/vault-key', {})).body).toMatchObject({ status: 200 });
    await who.pay();
    expect((await who.get('/account/billing/info')).body).toMatchObject({ billing: { last_four: '4444' } });
  });
});

describe('a migrated yearly account that has already paid for the new content', () => {
  it.each([
    ['store', 'billed by a store', {}, 'US'],
    ['store', 'billed by a store, with tax', { country: 'FR' }, 'FR'],
    ['custom', 'with a contract of the same sum', {}, 'US'],
  ] as const)(
    '%s %s continues its year, and adds items at the yearly price [REV-98]',
    async (name, _, more, country) => {
      const back = await cameWith(name, (profile) => ({ ...inItsYear(profile), ...more }));
      try {
        const who = await arrive(name);
        const terms = await termsOf(who);
        const { after } = totalsOf(terms?.items ?? []);
        const tax = terms?.statement.tax?.rate ?? 0;
        expect(terms?.statement).toMatchObject({ total: 0, timeframe: 'year', lines: [] });
        expect(terms?.statement.recurring).toBe(12 * after + Math.round((12 * after * tax) / 10_000));
        await devices(who, 'updated');
        expect((await move(who, await bodyOf(who, name === 'custom' ? 28 : 32))).body).toMatchObject({ status: 200 });
        time.pass(6000);
        expect(await who.session()).toMatchObject({ subscription: { timeframe: 'year' } });
        await who.pay(country === 'US' ? {} : { country, state: '', zip: '75001' });

        const asked = readStatement((await who.get('/cart/module/191/activate?is_marketplace=1')).body);
        const [added] = asked?.lines ?? [];
        const full = 12 * ACCESS;
        expect(added).toMatchObject({ full, days: 18, ofDays: 365, amount: Math.round((full * 18) / 365) });
      } finally {
        await back();
      }
    },
  );
});

describe('the device check', () => {
  it('lists outdated apps with their users and devices, and no recent ones [MIG-02, MIG-08, API-50]', async () => {
    expect(await devicesOf(await arrive('legacy'))).toEqual([
      { memberName: 'Anselm Okoye', platform: 'Android 9', appVersion: '4.2.0' },
      { memberName: 'Priya Nair', platform: 'iPhone, iOS 14', appVersion: '4.1.7' },
      { memberName: 'Tomasz Wrona', platform: 'Android 8.1', appVersion: '3.9.2' },
    ]);
    expect(await devicesOf(await arrive('store'))).toEqual([]);
  });

  it('finds them updated some time after the check, or at once if the demo is set so [MIG-03]', async () => {
    const legacy = await arrive('legacy');
    expect(await devicesOf(legacy)).toHaveLength(3);
    time.pass(89_000);
    expect(await devicesOf(legacy)).toHaveLength(3);
    time.pass(1000);
    expect(await devicesOf(legacy)).toEqual([]);
    await devices(legacy, 'old');
    expect(await devicesOf(legacy)).toHaveLength(3);
    await devices(legacy, 'updated');
    expect(await devicesOf(legacy)).toEqual([]);
    expect((await devices(legacy, 'broken')).status).toBe(400);
  });

  it('answers null if it fails, and refuses visitors [MIG-09]', async () => {
    const legacy = await arrive('legacy');
    await devices(legacy, 'unknown');
    const { status, body } = await legacy.get('/account/devices/incompatible');
    expect(status).toBe(500);
    expect(body).toMatchObject({ marketplace_incompatible_devices: null });
    expect((await (await arrive('visitor')).get('/account/devices/incompatible')).status).toBe(401);
  });
});

describe('a migration', () => {
  it.each([
    ['legacy', 32, [101, 102, 103, 181]],
    ['store', 32, [101, 102, 103, 181]],
    ['wired', 32, [101, 102, 103, 152, 181]],
    ['custom', 28, [101, 102, 103, 121, 141]],
  ])(
    'makes %s a custom solution of kind 4, by state %i [MIG-06, MIG-07, MIG-10, CHK-23, CHK-24]',
    async (name, state, modules) => {
      const member = await arrive(name);
      await devices(member, 'updated');
      const former = await member.session();
      expect(await move(member, await bodyOf(member, state))).toMatchObject({ status: 200 });
      expect(await ordered()).toMatchObject([{ kind: 4, postState: state, state: 'pending' }]);
      expect((await member.active()).body).toMatchObject({ is_enabled: 0 });
      time.pass(6000);
      expect((await member.active()).body).toMatchObject({ is_enabled: 1 });
      const session = await member.session();
      expect(session).toMatchObject({ is_subscribed: 1, subscription: { plan_id: 0, kind: 4, state: 1 } });
      expect((session.subscription as { module_ids: number[] }).module_ids.toSorted()).toEqual(modules);
      for (const gone of ['is_legacy', 'legacy_cost', 'is_mobile_subscription'])
        expect(session).not.toHaveProperty(gone);
      // The migration does not change the payment method.
      expect(session.is_wired_subscription).toBe(former.is_wired_subscription);
    },
  );

  it('changes the statement, allows the cart to be ordered afterwards, and can be reset for the demo', async () => {
    const legacy = await arrive('legacy');
    await devices(legacy, 'updated');
    await legacy.choose(8);
    expect((await legacy.post('/billing/subscription/change')).body.status).toBe(406);
    await move(legacy, await bodyOf(legacy));
    time.pass(6000);
    const info = await infoOf(legacy);
    expect(info).toMatchObject({ status: 406 });
    const { subscription, modules } = (
      await legacy.get(`/account/subscription/info?member_id=${await legacy.memberId()}`)
    ).body as Record<string, never>;
    expect(subscription).toMatchObject({ plan_id: 0, billed_amount: '68.00', next_invoice_date: expect.any(String) });
    expect(modules).toHaveLength(4);
    // The migration does not touch the cart.
    expect((await legacy.post('/billing/subscription/change')).status).toBe(200);
    time.pass(6000);
    expect(await legacy.session()).toMatchObject({ subscription: { plan_id: 8, kind: 0 } });
    await legacy.reset();
    expect(await legacy.session()).toMatchObject({ is_legacy: 1, subscription: { plan_id: 93, kind: 1 } });
    expect(await devicesOf(legacy)).toHaveLength(3);
  });

  it('is carried out once for two tabs or fifty presses', async () => {
    const store = await arrive('store');
    const body = await bodyOf(store);
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(store, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    time.pass(6000);
    expect((await move(store, body)).body).toEqual(answers[0]?.body);
    expect(await ordered()).toHaveLength(1);
    expect(await charged()).toHaveLength(1);
    time.pass(15 * 60_000);
    expect((await move(store, body)).body).toMatchObject({ status: 406 });
  });

  it('is allowed if the device check has failed [MIG-09]', async () => {
    const legacy = await arrive('legacy');
    await devices(legacy, 'unknown');
    expect((await move(legacy, await bodyOf(legacy))).status).toBe(200);
  });

  it('with a declined payment does not change the account', async () => {
    const wired = await arrive('wired');
    await wired.pace('declined');
    await move(wired, await bodyOf(wired));
    time.pass(6000);
    expect((await wired.check()).body).toMatchObject({ last_order: { state: 'failed' } });
    expect(await wired.session()).toMatchObject({ is_legacy: 1 });
  });

  it.each([
    ['without consent', { agreed: 0 }, 406],
    ['with another progress code', { order: { state: 28, items: [] } }, 500],
    ['without items', { order: { state: 32, items: [] } }, 500],
    ['for another member', { account: { type: 4, tracking_id: '', member_id: 1 } }, 403],
  ])('%s is refused, and nothing is ordered [MIG-04]', async (_, more, status) => {
    const store = await arrive('store');
    expect((await move(store, without(await bodyOf(store), more))).body.status).toBe(status);
    expect(await ordered()).toEqual([]);
  });

  it('to other terms than the confirmed ones is refused', async () => {
    const store = await arrive('store');
    const body = await bodyOf(store);
    const [item] = body.order.items;
    const modules = { ...item?.modules, 141: { id: 141, srt: '', quantity: 1 } };
    const other = without(body, { order: { ...body.order, items: [{ ...item, modules }] } });
    expect((await move(store, other)).body.status).toBe(406);
    expect(await ordered()).toEqual([]);
  });

  it('with outdated apps is refused [MIG-03]', async () => {
    const legacy = await arrive('legacy');
    const answer = await move(legacy, await bodyOf(legacy));
    expect(answer.body).toMatchObject({ status: 406, message: expect.stringContaining('need an update') });
    expect(await ordered()).toEqual([]);
  });

  it.each([
    ['visitor', 401],
    ['readonly', 403],
    ['indirect', 403],
    ['organization', 403],
    ['subscriber', 406],
  ])('by %s gets the status %i [ACC-06, ACC-07]', async (name, status) => {
    const who = await arrive(name);
    const body = await bodyOf(await arrive('store'));
    const own = without(body, { account: { ...body.account, member_id: await who.memberId() } });
    expect((await move(who, own)).body.status).toBe(status);
    expect(await ordered()).toEqual([]);
  });

  it('cannot be ordered by another call', async () => {
    const member = await arrive('subscriber');
    const body = await bodyOf(await arrive('store'));
    const own = without(body, { account: { ...body.account, member_id: await member.memberId() } });
    expect((await member.post('/order/update', own)).body.status).toBe(406);
  });
});
