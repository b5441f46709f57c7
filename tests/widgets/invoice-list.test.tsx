import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/flows/invoice/effects';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Call, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { sessionBody, subscribed } from '../kit/wire';

const TAG = 'waybill-invoice-list';
const STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const WORDS = 'Unpaid Pending Paid Processing Refunded Scheduled Void Under Failed Due Past';

const invoice = (at: number, more: object = {}) => ({
  number: String(20261100 + at),
  title: 'Route Optimization',
  issued_at: '2026-11-01T00:00:00Z',
  period_started_at: '2026-11-01T00:00:00Z',
  period_ends_at: '2026-12-01T00:00:00Z',
  payment_status: 2,
  amount: '412.00',
  ...more,
});
const listBody = (data: readonly object[], more: object = {}) => ({
  status: 200,
  currency: 'USD',
  data,
  years: [2026, 2025],
  page: 1,
  pages: 1,
  total: data.length,
  ...more,
});
const TWO = listBody([invoice(1), invoice(2, { title: 'Telematics Gateway', days: 18, amount: '18.00' })]);
const pdf = (text = '%PDF-1.7') => new Response(text, { headers: { 'Content-Type': 'application/pdf' } });

const root = () => shadowOf(TAG);
const rows = () => [...root().querySelectorAll('tbody tr')].map(textOf);
const press = (number: string) => one(root(), 'button', `PDF for invoice ${number}`).click();
const dialogs = () => document.querySelector('waybill-dialogs')?.shadowRoot ?? document.createElement('p');
const alertText = () => all(root(), 'alert').map(textOf).join();

/** Answers with three pages of one invoice each. */
const listed = ({ url }: Call) => {
  const { searchParams } = new URL(url, document.baseURI);
  const page = Number(searchParams.get('page'));
  return listBody([invoice(page)], { page, pages: 3, total: 30 });
};

let saved: string[] = [];
let revoked: string[] = [];
beforeEach(() => {
  saved = [];
  revoked = [];
  let made = 0;
  // jsdom implements neither object URLs nor link downloads.
  Object.assign(URL, {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (address: string) => void revoked.push(address),
  });
  const { click } = HTMLElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    if (this.download) saved.push(`${this.download} ${this.href}`);
    else click.call(this);
  });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

async function openList(options: PageOptions = {}, session: object = subscribed(1001)) {
  const page = await mountPage(`<${TAG}></${TAG}>`, {
    ...options,
    answers: { session, invoices: TWO, invoicePdf: () => pdf(), ...options.answers },
  });
  page.hear('invoice-download');
  page.hear('error');
  await until(() => expect(document.querySelector(TAG)?.shadowRoot?.querySelector('.sk-group')).toBeNull());
  const asked = (name: Call['name']) => page.calls.filter((call) => call.name === name);
  return { ...page, asked };
}

describe('<waybill-invoice-list>', () => {
  it('lists number, day, purpose, state, amount and document of each invoice [INV-01]', async () => {
    const { asked } = await openList();
    await until(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/20261101.*Nov 1, 2026.*Route Optimization.*Nov 1\s–\s30, 2026.*Paid.*\$412\.00.*PDF/);
    expect(rows()[1]).toMatch(/Telematics Gateway, 18 days.*\$18\.00/);
    expect(asked('invoices').map(({ url }) => url)).toEqual([expect.stringMatching(/\/account\/7\/invoices\?page=1$/)]);
    expect([...root().querySelectorAll('thead th')].map(textOf)).toContain('Amount');
  });

  it('has a text for every payment marker, and none for an unknown one [PAY-01]', async () => {
    await openList({
      answers: { invoices: listBody(STATUSES.map((payment_status, at) => invoice(at, { payment_status }))) },
    });
    await until(() => expect(rows()).toHaveLength(12));
    const pills = [...root().querySelectorAll('tbody tr')].map(
      (row) => textOf(row.querySelector('.pill')).split(' ')[0],
    );
    expect(pills).toEqual([...WORDS.split(' '), '']);
  });

  it('shows no amount that it cannot read, and a credit note’s amount as negative', async () => {
    const data = [
      invoice(1, { amount: '$105.14' }),
      invoice(2, { amount: '-12.00' }),
      invoice(3, { amount: undefined }),
    ];
    await openList({ answers: { invoices: listBody(data) } });
    await until(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]).toContain('See the PDF');
    expect(rows()[1]).toContain('−$12.00');
    expect(rows()[2]).toContain('See the PDF');
    expect(rows().join()).not.toContain('$0');
  });

  it('tells a credit note, with its invoice, and an invoice that is void because the payment was declined', async () => {
    const data = [
      invoice(1, { number: 'CN-10000001', type: 'credit_note', corrects: '10000007', amount: '-12.00' }),
      invoice(2, { number: '10000008', payment_status: 6, void_reason: 'payment_declined', amount: '24.00' }),
      invoice(3, { number: '10000007', payment_status: 6, amount: '12.00' }),
    ];
    await openList({ answers: { invoices: listBody(data) } });
    await until(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]).toMatch(/CN-10000001.*Credit note for invoice 10000007.*Credit note.*−\$12\.00/);
    expect(rows()[0]).not.toContain('Paid');
    expect(rows()[1]).toContain('Void: payment declined');
    expect(rows()[2]).toMatch(/Void(?!:)/);
    // Nobody owes what is struck out.
    expect([...root().querySelectorAll('tbody s')].map(textOf)).toEqual(['$24.00', '$12.00']);
    expect(seen(TAG)).not.toMatch(/\bPay\b/);
  });

  it('pages through lists and years, keeps the old list meanwhile, and announces the change', async () => {
    const held: (() => void)[] = [];
    const { asked } = await openList({
      answers: {
        invoices: async ({ url }: Call) => {
          const { searchParams } = new URL(url, document.baseURI);
          const page = Number(searchParams.get('page'));
          if (page === 2) await new Promise<void>((resolve) => held.push(resolve));
          const number = `${searchParams.get('year') ?? 'all'}-${page}`;
          return listBody([invoice(1, { number })], { page, pages: 3, total: 30 });
        },
      },
    });
    await until(() => expect(rows()[0]).toContain('all-1'));
    one(root(), 'button', 'Older').click();
    await until(() => expect(root().querySelector('table')?.getAttribute('aria-busy')).toBe('true'));
    expect(rows()[0]).toContain('all-1');
    one(root(), 'button', 'Older').click();
    for (const release of held) release();
    await until(() => expect(rows()[0]).toContain('all-2'));
    expect(asked('invoices')).toHaveLength(2);
    await until(() => expect(document.getElementById('waybill-live')?.textContent).toBe('30 invoices, page 2 of 3'));
    const years = root().querySelector('select');
    if (!years) throw new Error('no years');
    years.value = '2025';
    years.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(rows()[0]).toContain('2025-1'));
    expect(asked('invoices').at(-1)?.url).toMatch(/year=2025&page=1$/);
  });

  it.each([
    ['nobody is signed in', { status: 200, member_id: 0, country: 'US', currency: 'USD' }, 'Sign in to see'],
    ['the organization hides them', subscribed(1001, { policy: { settings: { view: 1 } } }), 'You can’t see these'],
    ['a reseller sends the invoices', subscribed(1001, { is_indirect: 1 }), 'Your reseller issues your invoices'],
  ])('reads nothing if %s, and shows the reason [INV-04, ACC-08]', async (_, session, text) => {
    const { asked } = await openList({}, session);
    await until(() => expect(seen(TAG)).toContain(text));
    expect(asked('invoices')).toEqual([]);
  });

  it('says in its empty state when the first invoice comes, and leads to the packages', async () => {
    const page = await openList({ answers: { invoices: listBody([], { years: [] }) } }, sessionBody());
    await until(() => one(root(), 'heading', 'No invoices yet'));
    one(root(), 'link', 'Choose a package').click();
    await until(() => expect(page.moves).toEqual(['/account/manage-features#packages']));
  });

  it('shows that reading has failed, and can retry', async () => {
    const { script } = await openList({ answers: { invoices: { status: 500 } } });
    await until(() => expect(alertText()).toContain('We couldn’t load your invoices'));
    script.invoices = TWO;
    one(root(), 'button', 'Try again').click();
    await until(() => expect(rows()).toHaveLength(2));
  });
});

describe('the download of an invoice', () => {
  it('is saved under its number with an event and an announcement; its URL is revoked [INV-01, INV-02, INV-03, API-47]', async () => {
    const { asked, events } = await openList();
    await until(() => expect(rows()).toHaveLength(2));
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    press('20261101');
    await until(() => expect(saved).toEqual(['r4m-invoice-20261101.pdf blob:1']));
    await until(() => expect(seen(TAG)).toContain('Successfully Downloaded r4m-invoice-20261101.pdf'));
    expect(textOf(one(root(), 'status'))).toBe('Successfully Downloaded r4m-invoice-20261101.pdf');
    expect(asked('invoicePdf').map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/account\/7\/invoices\/20261101\/pdf$/),
    ]);
    expect(events.map(({ name, detail }) => [name, detail])).toEqual([
      ['invoice-download', { number: '20261101', file: 'r4m-invoice-20261101.pdf' }],
    ]);
    expect(document.querySelector('a[download]')).toBeNull();
    expect(revoked).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(revoked).toEqual(['blob:1']);
  });

  it('has a file name with the page’s prefix, and no path from an invoice number [INV-02]', async () => {
    await openList({ invoicePrefix: 'milepost-', answers: { invoices: listBody([invoice(1, { number: '../A/1' })]) } });
    await until(() => expect(rows()).toHaveLength(1));
    press('../A/1');
    await until(() => expect(saved).toEqual(['milepost-..-A-1.pdf blob:1']));
  });

  it('is requested once for many presses, and can run beside another', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const { asked } = await openList({
      answers: {
        invoicePdf: ({ url }: Call) =>
          new Promise<Response>((resolve) => answers.set(/invoices\/(\d+)/.exec(url)?.[1] ?? '', resolve)),
      },
    });
    await until(() => expect(rows()).toHaveLength(2));
    const button = one(root(), 'button', 'PDF for invoice 20261101');
    button.click();
    button.click();
    press('20261102');
    await until(() => expect(asked('invoicePdf')).toHaveLength(2));
    await until(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(textOf(button)).toBe('Downloading… 20261101');
    button.click();
    answers.get('20261102')?.(pdf());
    await until(() => expect(saved).toEqual(['r4m-invoice-20261102.pdf blob:1']));
    expect(button.getAttribute('aria-busy')).toBe('true');
    answers.get('20261101')?.(pdf());
    await until(() => expect(saved).toHaveLength(2));
    await until(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(asked('invoicePdf')).toHaveLength(2);
  });

  it.each([
    [
      'another kind of content',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
      'isn’t a PDF',
    ],
    ['JSON with status 200', { status: 200 }, 'isn’t a PDF'],
    ['an empty document', () => pdf(''), 'isn’t a PDF'],
    ['a rejection', { status: 404, message: 'Invoice not found.' }, 'Invoice not found.'],
    ['an error', { status: 500 }, 'An error while processing your request.'],
  ])('saves nothing if %s arrives, shows an error and can retry [API-47]', async (_, answer, text) => {
    const { script, events } = await openList({ answers: { invoicePdf: answer } });
    await until(() => expect(rows()).toHaveLength(2));
    press('20261101');
    await until(() => expect(alertText()).toContain('We couldn’t download invoice 20261101'));
    expect(alertText()).toContain(text);
    expect(saved).toEqual([]);
    expect(events.map(({ name }) => name)).toEqual(['error']);
    script.invoicePdf = () => pdf();
    one(root(), 'button', 'Download again').click();
    await until(() => expect(saved).toHaveLength(1));
    expect(alertText()).toBe('');
  });

  it('shows a message when the session is over, and the reload restores year and page [ERR-06]', async () => {
    await openList({
      answers: { invoices: listed, invoicePdf: () => Response.json({ status: 401 }, { status: 401 }) },
    });
    await until(() => expect(rows()[0]).toContain('20261101'));
    one(root(), 'button', 'Older').click();
    await until(() => expect(rows()[0]).toContain('20261102'));
    const reloads = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('waybill-navigate', reloads);
    press('20261102');
    await until(() => expect(textOf(dialogs())).toContain('Unauthorized request. Please refresh and try again.'));
    expect(reloads).not.toHaveBeenCalled();
    one(dialogs(), 'button', 'Reload the page').click();
    await until(() => expect(reloads).toHaveBeenCalledTimes(1));
    document.removeEventListener('waybill-navigate', reloads);
    // Empties the page, as a reload does.
    document.body.replaceChildren();
    document.body.insertAdjacentHTML('beforeend', `<${TAG}></${TAG}>`);
    await until(() => expect(rows()[0]).toContain('20261102'));
    expect(seen(TAG)).toContain('Page 2 of 3');
  });

  it('is aborted when its list is removed', async () => {
    const { asked } = await openList({ answers: { invoicePdf: () => new Promise(() => undefined) } });
    await until(() => expect(rows()).toHaveLength(2));
    const signals: AbortSignal[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (init.signal && url.endsWith('/pdf')) signals.push(init.signal);
      return fetch(url, init);
    });
    press('20261101');
    await until(() => expect(asked('invoicePdf')).toHaveLength(1));
    document.querySelector(TAG)?.remove();
    await until(() => expect(signals.at(-1)?.aborted).toBe(true));
    expect(saved).toEqual([]);
  });
});
