import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/contract/statement';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const ROUTE_PLANNER = { month: 5, year: 4 };
/** An add-on for $39.00 a month without dependencies. */
const AVOIDANCE_ZONES = 191;

const told = (body: unknown) => {
  const statement = readStatement(body);
  if (statement?.total == null) throw new Error('No sums are told');
  return statement;
};
const switchTo = async (who: Shopper, action: 'activate' | 'deactivate') => {
  await who.post(`/manage/ui/modules/${AVOIDANCE_ZONES}/${action}`);
  time.pass(6000);
  await who.session();
};
const question = async (who: Shopper) => (await who.get(`/cart/module/${AVOIDANCE_ZONES}/activate`)).body;

describe('an add-on that is switched off but paid for, after a change of cycle', () => {
  it.each([
    ['month', 'year', { country: 'US', state: 'VA', zip: '23510' }, 0],
    ['month', 'year', { country: 'GB', state: '', zip: 'LS1 4DY' }, 0.2],
    ['year', 'month', { country: 'GB', state: '', zip: 'LS1 4DY' }, 0.2],
  ] as const)(
    'from %s to %s in %o, is credited, and charged when it is switched on again [REV-99]',
    async (from, to, place, rate) => {
      const member = await arrive('member');
      await member.pay(place);
      await member.choose(ROUTE_PLANNER[from]);
      await member.add(AVOIDANCE_ZONES);
      await member.checkout();
      time.pass(6000);
      await switchTo(member, 'deactivate');
      // Within its paid period it can be switched on for free.
      expect((await question(member)).status).toBe(201);

      await member.choose(ROUTE_PLANNER[to]);
      const change = told((await member.get('/cart/data')).body);
      const credit = change.lines.find(({ kind, id }) => kind === 'credit' && id === AVOIDANCE_ZONES);
      const full = from === 'year' ? 12 * 3900 : 3900;
      // The add-on was bought today, so its whole period is left.
      expect(credit).toMatchObject({ full, amount: -full });
      // The paid days end with the old cycle, so the change removes them.
      expect(change.removes).toContainEqual({ kind: 'module', id: AVOIDANCE_ZONES, title: credit?.title });
      expect((await member.post('/billing/subscription/change')).body).toMatchObject({ status: 200 });
      time.pass(6000);

      const asked = told(await question(member));
      const price = to === 'year' ? 12 * 3900 : 3900;
      expect(asked.lines.find(({ id }) => id === AVOIDANCE_ZONES)).toMatchObject({
        kind: 'charge',
        full: price,
        amount: price,
      });
      // Credit left from the change is used first; the rest is taxed.
      const net = Math.max(0, price - (change.carried ?? 0));
      expect(asked.total).toBe(net + Math.round(net * rate));
      const { body } = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
      const { modules } = body as unknown as { modules: { id: number; paid_until: string | null }[] };
      expect(modules.find(({ id }) => id === AVOIDANCE_ZONES)).toMatchObject({ is_active: 0, paid_until: null });
    },
  );
});

const messageOf = async (member: Shopper) => String((await member.upgrade()).body.message);

describe('the message before a change', () => {
  it('says that the held package is changed, and of a credit only where there is one [UPG-01]', async () => {
    const member = await arrive('subscriber');
    await member.add(142);
    expect(await messageOf(member)).toBe(
      '<p>You’re changing your <strong>Route Optimization</strong> subscription.</p>',
    );
    await member.choose(5);
    expect(await messageOf(member)).toMatch(
      /^<p>You’re changing to .*Unused time on your current plan is credited\.<\/p>$/,
    );
  });
});
