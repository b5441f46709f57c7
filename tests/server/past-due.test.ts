import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '../../src/domain/codes/payment';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

interface Invoice {
  readonly number: string;
  readonly title: string;
  readonly amount: string;
  readonly payment_status: number;
}

const openOf = async (who: Shopper): Promise<readonly Invoice[]> => {
  const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
  return (body as unknown as { data: Invoice[] }).data.filter(
    ({ payment_status: status }) => status >= PaymentStatus.failed,
  );
};
const pay = async (who: Shopper, number: string) => who.post(`/account/${await who.memberId()}/invoices/${number}/pay`);
const pastDue = async (who: Shopper) =>
  (await who.session())['past_due_invoice'] as { number: string; amount: string } | undefined;

describe('a past-due invoice in the session', () => {
  it('is an open invoice of the account, until it is paid [REV-82]', async () => {
    const member = await arrive('pastdue');
    const [invoice] = await openOf(member);
    expect(await pastDue(member)).toMatchObject({ number: invoice?.number, amount: invoice?.amount });
    await pay(member, String(invoice?.number));
    expect(await pastDue(member)).toBeUndefined();
    expect(await member.session()).not.toHaveProperty('has_past_due_invoice');
  });

  it('is one that was not paid by its due date [REV-82]', async () => {
    const member = await arrive('due');
    expect(await pastDue(member)).toBeUndefined();
    time.days(6);
    await member.signIn('due');
    expect(await pastDue(member)).toBeUndefined();
    time.days(1);
    await member.signIn('due');
    const [invoice] = await openOf(member);
    expect(invoice).toMatchObject({ payment_status: PaymentStatus.overdue });
    expect(await pastDue(member)).toMatchObject({ number: invoice?.number });
    const info = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    expect(info.body).toMatchObject({ subscription: { payment_status: PaymentStatus.overdue } });
    await member.choose(4);
    expect((await member.post('/billing/subscription/change')).body).toMatchObject({ reason: 'payment_required' });
    time.days(-7);
  });

  it('leaves an add-on whose trial expired out of every invoice, because nobody ever paid for it', async () => {
    const member = await arrive('addons');
    const { body } = await member.get(`/account/${await member.memberId()}/invoices`);
    const { data } = body as unknown as { data: { title: string; amount: string }[] };
    const periods = data.filter(({ title }) => title === 'Route Optimization');
    expect(periods.length).toBeGreaterThan(3);
    expect(new Set(periods.map(({ amount }) => Number(amount)))).toEqual(new Set([2988]));
  });

  it('of failed or overdue add-ons can be paid [REV-82]', async () => {
    const member = await arrive('addons');
    const open = await openOf(member);
    expect(open.map(({ payment_status: status }) => status).toSorted((one, other) => one - other)).toEqual([
      PaymentStatus.failed,
      PaymentStatus.overdue,
    ]);
    await member.choose(4);
    expect((await member.post('/billing/subscription/change')).body).toMatchObject({ reason: 'payment_required' });
    for (const { number } of open) expect((await pay(member, number)).body).toMatchObject({ status: 200 });
    expect(await pastDue(member)).toBeUndefined();
    expect((await member.post('/billing/subscription/change')).body).toMatchObject({ status: 200 });
  });
});
