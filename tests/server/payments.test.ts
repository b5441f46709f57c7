import { describe, expect, it } from 'vitest';
import { readSession } from '../../src/contract/session';
import { readSubscriptionInfo } from '../../src/contract/subscription-info';
import { paymentNotices } from '../../src/domain/payment/notices';
import type { Account } from '../../src/domain/subscription/types';
import type { SubscriptionInfo } from '../../src/domain/subscription/info';
import { dayOf } from '../../src/domain/time/day';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const noticesOf = ({ account, info }: { readonly account: Account; readonly info: SubscriptionInfo }) =>
  paymentNotices(account, info, dayOf(time.now()));
const isPaymentRequired = (of: Parameters<typeof noticesOf>[0]) =>
  noticesOf(of).some(({ reasons }) => reasons.length > 0);

const standing = async (member: Shopper) => {
  const account = readSession((await member.get('/account/session')).body);
  const answer = await member.get(`/account/subscription/info?member_id=${account?.memberId}`);
  const info = readSubscriptionInfo(answer.body);
  if (!account || !info) throw new Error('nobody');
  return { account, info };
};

describe('the payments of the demo accounts', () => {
  it.each([
    ['subscriber', false, ['module trial-ends 4']],
    ['pastdue', true, ['invoice past-due']],
    ['declined', true, ['plan declined 5']],
    ['declinedlast', true, ['plan declined']],
    ['due', true, ['plan due 6']],
    ['paying', false, ['plan processing']],
    ['waiting', false, ['plan pending']],
    ['scheduled', false, ['plan scheduled']],
    ['addons', true, ['invoice past-due', 'module past-due', 'module declined 3', 'module trial-over']],
    ['lastdays', false, ['plan trial-ends 1', 'module trial-ends 2']],
    ['legacy', true, ['plan legacy']],
    ['canceled', false, []],
    ['paused', false, []],
    ['indirect', false, []],
  ])('of %s are as described: %s [PAY-04, PAY-06, PAY-08, PAY-09, PAY-10]', async (name, isRequired, expected) => {
    const { account, info } = await standing(await arrive(name));
    const said = noticesOf({ account, info }).map(({ subject, message }) => {
      const left = 'left' in message && message.left ? ` ${message.left}` : '';
      return `${subject.of} ${message.kind}${left}`;
    });
    expect(said).toEqual(expected);
    expect(isPaymentRequired({ account, info })).toBe(isRequired);
  });

  it.each(['pastdue', 'declined', 'due', 'addons'])(
    'of %s have no notices once a payment method works',
    async (name) => {
      const member = await arrive(name);
      const id = await member.memberId();
      await member.pay();
      const { account, info } = await standing(member);
      expect(isPaymentRequired({ account, info })).toBe(false);
      const { data } = (await member.get(`/account/${id}/invoices`)).body as unknown as {
        data: { payment_status: number }[];
      };
      expect(data.filter(({ payment_status: status }) => status >= 8)).toEqual([]);
      await member.reset();
      expect(isPaymentRequired(await standing(member))).toBe(true);
    },
  );
});
