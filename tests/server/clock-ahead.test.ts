import { describe, expect, it } from 'vitest';
import { openShop } from './shopping';

const { time, arrive } = openShop();

const DAYS = 3;
const PLAN_MONTHLY = 5;
const GATEWAY = 152;
/** An add-on that the subscriber has paid for, and not switched on yet. */
const ZONES = 142;

describe('a clock that was days ahead for a moment', () => {
  it('blocks no account: what was ordered meanwhile takes effect once the clock is right', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(PLAN_MONTHLY);
    const right = time.now();
    time.days(DAYS);
    expect((await member.checkout()).status).toBe(200);
    time.until(right);
    expect((await member.active()).body).toMatchObject({ is_enabled: 1 });
    expect(await member.session()).toMatchObject({ is_subscribed: 1, subscription: { plan_id: PLAN_MONTHLY } });
    await member.add(GATEWAY);
    expect((await member.checkout()).status).toBe(200);
  });

  it('leaves no switch of an add-on waiting', async () => {
    const member = await arrive('subscriber');
    const held = async () =>
      ((await member.session()) as { subscription: { module_ids: number[] } }).subscription.module_ids;
    expect(await held()).not.toContain(ZONES);
    const right = time.now();
    time.days(DAYS);
    expect((await member.post(`/manage/ui/modules/${ZONES}/activate`)).status).toBe(200);
    time.until(right);
    expect(await held()).toContain(ZONES);
  });
});
