import { describe, expect, it } from 'vitest';
import { readSession } from '../../src/contract/session';
import { readSubscriptionInfo } from '../../src/contract/subscription-info';
import { paymentNotices } from '../../src/domain/payment/notices';
import { isPaymentRequired } from '../../src/domain/payment/required';
import { payOpen } from '../../demo/server/order/payments';
import { openShop, type Shopper } from './shopping';

const { db, arrive } = openShop();

const standing = async (member: Shopper) => {
  const account = readSession((await member.get('/account/session')).body);
  const answer = await member.get(`/account/subscription/info?member_id=${account?.memberId}`);
  const info = readSubscriptionInfo(answer.body);
  if (!account || !info) throw new Error('nobody');
  return { account, info };
};

describe('the payments of the demo accounts', () => {
  it.each([
    ['subscriber', false, ['module trial-ends 4 day']],
    ['pastdue', true, ['invoice past-due']],
    ['declined', true, ['plan declined 5 day']],
    ['declinedlast', true, ['plan declined']],
    ['due', true, ['plan due 6 day']],
    ['paying', false, ['plan processing']],
    ['waiting', false, ['plan pending']],
    ['scheduled', false, ['plan scheduled']],
    ['addons', true, ['module past-due', 'module declined 3 day', 'module trial-over']],
    ['lastdays', false, ['plan trial-ends 20 hour', 'module trial-ends 2 day']],
    ['legacy', true, ['plan legacy']],
    ['canceled', false, []],
    ['paused', false, []],
    ['indirect', false, []],
  ])('are as %s says: %s [PAY-04, PAY-06, PAY-08, PAY-09, PAY-10]', async (name, isRequired, expected) => {
    const { account, info } = await standing(await arrive(name));
    const said = paymentNotices(account, info, Date.now()).map(({ subject, message }) => {
      const left = 'left' in message && message.left ? ` ${message.left.count} ${message.left.unit}` : '';
      return `${subject.of} ${message.kind}${left}`;
    });
    expect(said).toEqual(expected);
    expect(isPaymentRequired(account, info)).toBe(isRequired);
  });

  it.each(['pastdue', 'declined', 'due', 'addons'])('of %s are over once a payment method works', async (name) => {
    const member = await arrive(name);
    const id = await member.memberId();
    await payOpen(db(), id);
    const { account, info } = await standing(member);
    expect(isPaymentRequired(account, info)).toBe(false);
    const { data } = (await member.get(`/account/${id}/invoices`)).body as unknown as {
      data: { payment_status: number }[];
    };
    expect(data.filter(({ payment_status: status }) => status >= 8)).toEqual([]);
    await member.reset();
    expect(isPaymentRequired((await standing(member)).account, (await standing(member)).info)).toBe(true);
  });
});
