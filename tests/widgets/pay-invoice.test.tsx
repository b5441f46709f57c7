import { describe, expect, it, vi } from 'vitest';
import '../../src/flows/pay/effects';
import '../../src/views/pay-invoice';
import { mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { all, one, shadowOf, textOf } from '../kit/look';
import { subscribed } from '../kit/wire';

const NUMBER = '20261122';
const PAST_DUE = {
  has_past_due_invoice: 1,
  past_due_invoice: { number: NUMBER, amount: '105.14', due_at: '2026-11-12' },
};
const MEMBER = { supported_payment_methods: [1, 2] };
const CARD = { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242', year: '2031', month: '8' };
const INFO = {
  status: 200,
  currency: 'USD',
  subscription: { plan_id: 1001, title: 'Route Optimization' },
  modules: [],
};
const INVOICE = {
  number: NUMBER,
  title: 'Geofencing',
  issued_at: '2026-11-01',
  payment_status: 10,
  amount: '105.14',
};
const invoices = (...data: object[]) => ({
  status: 200,
  currency: 'USD',
  data,
  years: [2026],
  page: 1,
  pages: 1,
  total: 1,
});
const PAY = 'Pay $105.14 with Visa •••• 4242 for invoice 20261122';

const SURFACES = [
  ['the notice', 'waybill-payment-banner'],
  ['the notice above the plan', 'waybill-subscription'],
  ['the list', 'waybill-invoice-list'],
] as const;

/** Records all announcements for screen readers. */
function hearAll(): string[] {
  const said: string[] = [];
  const hear = () => said.push(document.querySelector('#waybill-live')?.textContent ?? '');
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
  return said;
}

async function openOn(tag: string, answers: PageOptions['answers'] = {}) {
  const page = await mountPage(`<${tag}></${tag}>`, {
    answers: {
      session: subscribed(1001, { ...MEMBER, ...PAST_DUE }),
      subscriptionInfo: INFO,
      billingInfo: { status: 200, billing: CARD },
      invoices: invoices(INVOICE),
      invoicePay: { status: 200, result: 'Paid.' },
      ...answers,
    },
  });
  const root = shadowOf(tag);
  const sent = () => page.calls.filter(({ name }) => name === 'invoicePay');
  const settled = () =>
    Object.assign(page.script, {
      session: subscribed(1001, MEMBER),
      invoices: invoices({ ...INVOICE, payment_status: 2 }),
    });
  return { ...page, root, sent, settled };
}

describe.each(SURFACES)('an open invoice in %s', (_, tag) => {
  it('is paid once by its button, which names the sum and the stored method, and the widgets are refetched [REV-63]', async () => {
    const { root, sent, settled } = await openOn(tag);
    const button = await until(() => one(root, 'button', PAY));
    settled();
    const said = hearAll();
    button.click();
    button.click();
    await until(() => expect(all(root, 'button', /Pay \$/)).toEqual([]));
    await until(() => expect(said).toContain(`Invoice ${NUMBER} is paid`));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.url).toContain(`/account/7/invoices/${NUMBER}/pay`);
    expect(sent()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    if (tag === 'waybill-invoice-list')
      await until(() => expect(textOf(root.querySelector('tbody'))).toContain('Paid'));
    else await until(() => expect(textOf(root)).toContain('Your payment went through'));
  });

  it('leaves the focus on the sentence that says so after what was paid is read again [REV-63]', async () => {
    const { root, calls, settled } = await openOn(tag);
    const button = await until(() => one(root, 'button', PAY));
    settled();
    button.focus();
    button.click();
    const isList = tag === 'waybill-invoice-list';
    const [read, says] = isList ? ['invoices', `Invoice ${NUMBER} is paid`] : ['session', 'Your payment went through'];
    await until(() => expect(calls.filter(({ name }) => name === read).length).toBeGreaterThan(1));
    await until(() => expect(all(root, 'button', /^(Pay|Add a pay|Update)/)).toEqual([]));
    if (isList) await until(() => expect(root.querySelector('tbody .pill')?.textContent).toBe('Paid'));
    await until(() => expect(textOf(root.activeElement)).toContain(says));
    await holds(() => textOf(root.activeElement).includes(says));
  });

  it('is paid by a button without a sum if the amount is unreadable', async () => {
    const { root, sent } = await openOn(tag, {
      session: subscribed(1001, { ...MEMBER, has_past_due_invoice: 1, past_due_invoice: { number: NUMBER } }),
      invoices: invoices({ ...INVOICE, amount: '$105.14' }),
    });
    const button = await until(() => one(root, 'button', 'Pay with Visa •••• 4242 for invoice 20261122'));
    expect(textOf(root)).not.toContain('$0');
    if (tag !== 'waybill-invoice-list') expect(textOf(root)).toContain(`Invoice ${NUMBER} is past due`);
    button.click();
    await until(() => expect(sent()).toHaveLength(1));
  });

  it('shows the server’s message when it was declined, and can be retried [REV-63]', async () => {
    const { root, sent } = await openOn(tag, { invoicePay: { status: 406, result: 'The card was declined.' } });
    (await until(() => one(root, 'button', PAY))).click();
    await until(() => expect(textOf(one(root, 'alert'))).toBe('The card was declined.'));
    one(root, 'button', PAY).click();
    await until(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.headers.get('Idempotency-Key')).not.toBe(sent()[1]?.headers.get('Idempotency-Key'));
  });

  it('that was paid in another tab is refetched once the server says so, and has no button any more [REV-63]', async () => {
    const { root, sent, settled } = await openOn(tag, {
      invoicePay: { status: 406, result: 'This invoice is already paid.' },
    });
    const button = await until(() => one(root, 'button', PAY));
    settled();
    button.click();
    await until(() => expect(all(root, 'button', /^Pay/)).toEqual([]));
    expect(sent()).toHaveLength(1);
    if (tag === 'waybill-invoice-list') expect(textOf(root.querySelector('tbody'))).toContain('Paid');
  });

  it('asks for an unknown outcome before it can be paid again [REV-63]', async () => {
    let known: object | null = null;
    const { root, sent } = await openOn(tag, {
      invoicePay: () => Promise.reject(new TypeError('lost')),
      outcome: () => known ?? Response.json({ status: 202 }, { status: 202 }),
    });
    const button = await until(() => one(root, 'button', PAY));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    button.click();
    await vi.advanceTimersByTimeAsync(8000);
    vi.useRealTimers();
    const again = await until(() => one(root, 'button', /^Check again/));
    expect(textOf(one(root, 'alert'))).toContain('We couldn’t confirm the payment');
    known = { status: 406, result: 'The card was declined.' };
    again.click();
    await until(() => expect(textOf(one(root, 'alert'))).toBe('The card was declined.'));
    expect(sent()).toHaveLength(1);
  });

  it('shows that the payment method could not be read, and retries on a press [REV-124]', async () => {
    const { root, sent, script } = await openOn(tag, {
      billingInfo: { status: 400 },
    });
    const again = await until(() => one(root, 'button', `Try again for invoice ${NUMBER}`));
    expect(textOf(root)).toContain('We couldn’t load your payment method.');
    script.billingInfo = { status: 200, billing: CARD };
    again.click();
    (await until(() => one(root, 'button', PAY))).click();
    await until(() => expect(sent()).toHaveLength(1));
    expect(textOf(root)).not.toContain('We couldn’t load your payment method.');
  });

  it('opens the bank’s challenge first, and continues with its result [ERR-26]', async () => {
    const { root, sent, script, settled } = await openOn(tag, {
      invoicePay: { status: 604, result: { url: 'https://bank.example/1' } },
    });
    (await until(() => one(root, 'button', PAY))).click();
    const frame = await until(() => root.querySelector('iframe') ?? expect.fail('no frame'));
    expect(textOf(root)).toContain('Your bank asks you to confirm this payment.');
    script.invoicePay = { status: 200 };
    settled();
    expect(frame.src).toBe('https://bank.example/1');
    const data = { type: 'waybill-three-d', three_d_token_id: 'word' };
    await until(() => expect(textOf(root.activeElement)).toBe('Confirm it’s you'));
    vi.spyOn(window, 'open').mockReturnValue(window);
    vi.spyOn(window, 'close').mockReturnValue();
    one(root, 'button', 'Open in a new window').click();
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://bank.example', source: window }));
    await until(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({ three_d_token_id: 'word' });
    await until(() => expect(root.querySelector('iframe')).toBeNull());
  });

  it('leads to the billing form if no method is stored', async () => {
    const { root } = await openOn(tag, { billingInfo: { status: 200, billing: null } });
    const link = await until(() => one(root, 'link', /^Add a payment method for invoice/));
    expect(link.getAttribute('href')).toBe('/account/billing/subscription#billing-details');
  });

  it('cannot be paid by a read-only member', async () => {
    const { root, calls } = await openOn(tag, { session: subscribed(1001, { ...MEMBER, ...PAST_DUE, is_ro: 1 }) });
    await until(() => expect(textOf(root)).toContain('105.14'));
    expect(all(root, 'button', /^Pay/)).toEqual([]);
    // The plan below the notice says how it is paid, which a read-only member may see.
    const own = tag === 'waybill-subscription' ? 1 : 0;
    expect(calls.filter(({ name }) => name === 'billingInfo').length).toBeLessThanOrEqual(own);
  });
});

it('an unreadable payment method is an alert only after a press, also with several invoices [REV-124, REV-145]', async () => {
  const { root, calls } = await openOn('waybill-invoice-list', {
    billingInfo: { status: 400 },
    invoices: invoices(INVOICE, { ...INVOICE, number: '20261123' }, { ...INVOICE, number: '20261124' }),
  });
  await until(() => expect(all(root, 'button', /^Try again for invoice/)).toHaveLength(3));
  expect(textOf(root).split('We couldn’t load your payment method.')).toHaveLength(4);
  expect(all(root, 'alert')).toEqual([]);
  const asked = (name: string) => calls.filter((call) => call.name === name).length;
  const before = asked('session');
  const again = one(root, 'button', 'Try again for invoice 20261123');
  again.focus();
  again.click();
  await until(() => expect(all(root, 'alert').map(textOf)).toEqual(['We couldn’t load your payment method.']));
  expect(root.activeElement).toBe(again);
  // The session is read again too, because it may be what could not be read.
  expect([asked('session') - before, asked('billingInfo')]).toEqual([1, 2]);
});

const payIn = async (tag: string) => (await until(() => one(shadowOf(tag), 'button', PAY))).click();

describe('an invoice on two surfaces', () => {
  const TAGS = SURFACES.slice(1).map(([, tag]) => tag);
  const openBoth = (answers: PageOptions['answers']) =>
    mountPage(TAGS.map((tag) => `<${tag}></${tag}>`).join(''), {
      answers: {
        session: subscribed(1001, { ...MEMBER, ...PAST_DUE }),
        subscriptionInfo: INFO,
        billingInfo: { status: 200, billing: CARD },
        invoices: invoices(INVOICE),
        ...answers,
      },
    });

  it('is paid once, whichever buttons are pressed, and both show it busy [REV-63]', async () => {
    const { calls } = await openBoth({ invoicePay: () => new Promise(() => undefined) });
    for (const tag of TAGS) await until(() => one(shadowOf(tag), 'button', PAY));
    for (const tag of TAGS) all(shadowOf(tag), 'button', PAY)[0]?.click();
    const sent = () => calls.filter(({ name }) => name === 'invoicePay');
    await until(() => expect(sent()).toHaveLength(1));
    for (const tag of TAGS) {
      const busy = await until(() => one(shadowOf(tag), 'button', /^Paying/));
      expect(busy.getAttribute('aria-disabled')).toBe('true');
      busy.click();
    }
    await holds(() => sent().length === 1);
  });

  it('tells its end though the pressed one has left the page, and alarms only where it was pressed', async () => {
    const answers: ((body: object) => void)[] = [];
    const invoicePay = () => new Promise((done) => answers.push(done));
    const { events, hear } = await openBoth({ invoicePay });
    hear('error');
    const [subscription = '', list = ''] = TAGS;
    await payIn(subscription);
    await holds(() => answers.length === 1);
    await until(() => one(shadowOf(list), 'button', /^Paying/));
    document.querySelector(subscription)?.remove();
    answers[0]?.({ status: 406, result: 'The card was declined.' });
    await until(() => expect(textOf(shadowOf(list))).toContain('The card was declined.'));
    expect(all(shadowOf(list), 'alert')).toEqual([]);
    const detail = { code: 406, message: 'The card was declined.', surface: 'payment' };
    expect(events).toEqual([{ name: 'error', detail, from: document }]);
    await payIn(list);
    await holds(() => answers.length === 2);
    answers[1]?.({ status: 200, result: 'Paid.' });
    await until(() => expect(textOf(shadowOf(list))).toContain(`Invoice ${NUMBER} is paid`));
  });
});
