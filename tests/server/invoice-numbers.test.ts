import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { formerInvoices, invoices } from '../../demo/server/db/schema';
import { inTransaction } from '../../demo/server/db/transaction';
import { issueInvoice } from '../../demo/server/invoice/issue';
import { documentsIn, expectWholeBooks, numbersIn } from './books';
import { openShop } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_OPTIMIZATION = 8;
const ORDER_MANAGEMENT = 121;

const seeded = () => db().select().from(invoices).where(eq(invoices.kind, 'invoice')).orderBy(asc(invoices.number));

describe('the numbers of invoices', () => {
  it('are one sequence of all accounts from the first day, in the order of the days', async () => {
    const rows = await seeded();
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ memberId }) => memberId)).size).toBeGreaterThan(15);
    const days = rows.map(({ issuedOn }) => issuedOn);
    expect(days).toEqual(days.toSorted());
    await expectWholeBooks(db());
  });

  it('follow each other when several accounts order at once, also where the bank declines', async () => {
    const before = (await numbersIn(db())).invoice.length;
    const members = await Promise.all(['subscriber', 'readonly', 'canceled', 'exclusive', 'paying'].map(arrive));
    const [one] = members;
    await one?.pace('declined');
    await Promise.all(
      members.map(async (member) => {
        await member.choose(ROUTE_OPTIMIZATION);
        await member.add(ORDER_MANAGEMENT);
        return member.post('/billing/subscription/change');
      }),
    );
    time.pass(7000);
    for (const member of members) await member.session();
    time.pass(-7000);
    expect((await numbersIn(db())).invoice.length).toBeGreaterThan(before + 1);
    await expectWholeBooks(db());
  });

  it('leave no gap where a transaction is rolled back', async () => {
    const [last] = (await documentsIn(db())).toReversed();
    if (!last) throw new Error('nothing was billed');
    const { number: _, sequence: _2, ...draft } = { ...last, cause: 'addition' as const, orderId: null };
    const before = await numbersIn(db());
    await expect(
      inTransaction(db(), async (tx) => {
        await issueInvoice(tx, draft);
        throw new Error('the power fails');
      }),
    ).rejects.toThrow('the power fails');
    expect(await numbersIn(db())).toEqual(before);
    await inTransaction(db(), (tx) => issueInvoice(tx, draft));
    expect((await numbersIn(db()))[draft.kind]).toHaveLength(before[draft.kind].length + 1);
    await expectWholeBooks(db());
  });

  it('stay in the books when the demo takes an account back to its beginning', async () => {
    const member = await arrive('subscriber');
    const memberId = await member.memberId();
    const own = () =>
      db().select().from(invoices).where(eq(invoices.memberId, memberId)).orderBy(asc(invoices.sequence));
    const came = await own();
    await member.choose(ROUTE_OPTIMIZATION);
    await member.add(ORDER_MANAGEMENT);
    await member.post('/billing/subscription/change');
    const [ordered] = (await own()).toReversed();
    await member.reset();
    expect(await own()).toEqual(came);
    const gone = await db().select().from(formerInvoices);
    expect(gone.map(({ number }) => number)).toContain(ordered?.number);
    await member.session();
    expect(await own()).toEqual(came);
    await expectWholeBooks(db());
  });

  it('are those of the seeded invoices again after one of them was paid and the account was reset', async () => {
    const member = await arrive('pastdue');
    const memberId = await member.memberId();
    const own = () =>
      db().select().from(invoices).where(eq(invoices.memberId, memberId)).orderBy(asc(invoices.sequence));
    const came = await own();
    const { past_due_invoice: due } = (await member.session()) as { past_due_invoice: { number: string } };
    expect((await member.post(`/account/${memberId}/invoices/${due.number}/pay`)).status).toBe(200);
    expect(await own()).not.toEqual(came);
    await member.reset();
    expect(await own()).toEqual(came);
  });
});
