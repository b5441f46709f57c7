import { describe, expect, it } from 'vitest';
import { expectWholeBooks } from './books';
import { correct, listed, minorOf, paperOf } from './papers-kit';
import { openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_OPTIMIZATION = 8;
const ORDER_MANAGEMENT = 121;
const [PAID, PROCESSING, REFUNDED, VOID] = [2, 3, 4, 6];

/** Orders the package with an add-on, which the bank takes at once. */
async function ordered(who: Shopper, module = ORDER_MANAGEMENT) {
  await who.choose(ROUTE_OPTIMIZATION);
  await who.add(module);
  await who.post('/billing/subscription/change');
  time.pass(7000);
  const [newest] = await listed(who);
  time.pass(-7000);
  if (!newest) throw new Error('nothing was billed');
  return newest;
}

// Rendering and parsing a PDF takes long on a busy machine.
describe('a credit note', { timeout: 60_000 }, () => {
  it('names the invoice whose payment was returned, and both say when and to what', async () => {
    const who = await arrive('subscriber');
    const list = await listed(who);
    const note = list.find((one) => one.type === 'credit_note' && one.payment_status === REFUNDED);
    const invoice = list.find(({ number }) => number === note?.corrects);
    if (!note || !invoice) throw new Error('nothing was refunded');
    expect(note.number).toMatch(/^CN-\d{8}$/);
    expect([invoice.payment_status, minorOf(note.amount)]).toEqual([REFUNDED, -minorOf(invoice.amount)]);
    const [paper, original] = [await paperOf(who, note.number), await paperOf(who, invoice.number)];
    expect(paper).toContain(`Credit note ${note.number}`);
    expect(paper).toContain(`For invoice`);
    expect(paper).toContain(invoice.number);
    expect(paper).toMatch(/Refunded on \w+ \d+, \d{4}: Visa •••• 4242 \$203\.87/);
    expect(paper).not.toContain('Amount due');
    expect(original).toMatch(
      /Total USD 203\.87 Paid on \w+ \d+, \d{4}: Visa •••• 4242 \$203\.87 Refunded on \w+ \d+, \d{4}: Visa •••• 4242 \$203\.87 Amount due \$0\.00/,
    );
  });

  it('takes back an invoice that had stood as a demand and was canceled, which has VOID across it', async () => {
    const who = await arrive('subscriber');
    const list = await listed(who);
    const invoice = list.find((one) => one.type === 'invoice' && one.payment_status === VOID);
    const note = list.find(({ corrects }) => corrects === invoice?.number);
    if (!note || !invoice) throw new Error('nothing was canceled');
    expect(minorOf(note.amount)).toBe(-minorOf(invoice.amount));
    const paper = await paperOf(who, invoice.number);
    expect(paper).toContain('VOID');
    expect(paper).toMatch(/Amount due \$0\.00/);
    expect(paper).not.toContain('How to pay');
    expect(await paperOf(who, invoice.number, 'ru')).toContain('АННУЛИРОВАН');
    expect(await paperOf(who, note.number)).not.toContain('VOID');
  });

  it('is issued when the back office refunds a paid invoice or cancels an open one, once', async () => {
    const who = await arrive('pastdue');
    const { past_due_invoice: due } = (await who.session()) as { past_due_invoice: { number: string } };
    expect((await correct(who, due.number, 'refund')).status).toBe(404);
    expect((await correct(who, due.number, 'cancellation')).status).toBe(200);
    expect((await correct(who, due.number, 'cancellation')).status).toBe(404);
    const [note] = await listed(who);
    expect(note).toMatchObject({ type: 'credit_note', corrects: due.number, amount: '-105.14', due_at: null });
    expect((await correct(who, note?.number ?? '', 'refund')).status).toBe(404);
    // The demand is gone, so nothing hinders an order.
    expect(await who.session()).not.toHaveProperty('has_past_due_invoice');

    const other = await arrive('subscriber');
    const invoice = await ordered(other);
    expect(invoice).toMatchObject({ payment_status: PAID });
    expect((await correct(other, invoice.number, 'refund')).status).toBe(200);
    const [refund, refunded] = await listed(other);
    expect(refund).toMatchObject({ corrects: invoice.number, payment_status: REFUNDED });
    expect(refunded).toMatchObject({ number: invoice.number, payment_status: REFUNDED, amount: invoice.amount });
    await expectWholeBooks(db());
  });

  it('is what a downgrade gets, with the invoice whose charge each line takes back', async () => {
    const who = await arrive('subscriber');
    const invoice = await ordered(who);
    await who.choose(ROUTE_OPTIMIZATION);
    await who.post('/cart/remove', { id: ORDER_MANAGEMENT });
    await who.post('/billing/subscription/change');
    const [note] = await listed(who);
    expect(note).toMatchObject({
      type: 'credit_note',
      corrects: invoice.number,
      title: 'Order Management',
      payment_status: PROCESSING,
      amount: '0.00',
      due_at: null,
    });
    const paper = await paperOf(who, note?.number ?? '');
    expect(paper).toContain(`from invoice ${invoice.number}`);
    expect(paper).toContain(`Kept as credit for the next invoice $${invoice.amount}`);
    expect(paper).toContain('applied to your next invoice, before tax');
    time.pass(6000);
    await who.session();
    const sent = Reflect.get((await who.get('/demo/outbox')).body, 'data') as readonly Record<string, unknown>[];
    const mail = sent.find(({ kind }) => kind === 'credit-note');
    expect(mail).toMatchObject({
      subject: `Your Milepost credit note ${note?.number}: Order Management`,
      body: expect.stringContaining('kept as credit for your next invoice'),
    });
    expect(mail?.['body']).not.toMatch(/receipt|was paid/i);
    await expectWholeBooks(db());
  });
});

describe('a declined order', { timeout: 60_000 }, () => {
  it('leaves no demand in list, paper and notices, and the next order goes through', async () => {
    const who = await arrive('subscriber');
    await who.pace('declined');
    const declined = await ordered(who);
    expect(declined).toMatchObject({ payment_status: VOID, void_reason: 'payment_declined', due_at: null });
    const paper = await paperOf(who, declined.number);
    expect(paper).toContain('Void: the payment was declined');
    expect(paper).toContain('VOID');
    expect(paper).toMatch(/Amount due \$0\.00/);
    expect(paper).not.toMatch(/How to pay|in progress|Paid on/);
    expect(await who.session()).not.toHaveProperty('has_past_due_invoice');
    const info = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
    expect(info.body.subscription).toMatchObject({ payment_status: PAID });
    expect((await listed(who)).filter(({ type }) => type === 'credit_note')).toHaveLength(2);

    await who.pace('normal');
    time.days(20);
    await who.signIn('subscriber');
    expect(await who.session()).not.toHaveProperty('has_past_due_invoice');
    await who.choose(ROUTE_OPTIMIZATION);
    await who.add(ORDER_MANAGEMENT);
    expect((await who.post('/billing/subscription/change')).status).toBe(200);
    time.pass(7000);
    expect((await listed(who))[0]).toMatchObject({ payment_status: PAID });
    time.pass(-7000);
    time.days(-20);
  });
});
