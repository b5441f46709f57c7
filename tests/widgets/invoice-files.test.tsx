import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/flows/invoice/bulk';
import '../../widgets/invoice-list/parts/found';
import '../../widgets/invoice-list/parts/bulk-notice';
import { enter } from '../kit/enter';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Call, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { subscribed } from '../kit/wire';

const TAG = 'waybill-invoice-list';
const MONTHS = 30;

const dayOfMonth = (at: number): string => {
  const months = 2026 * 12 + 10 - at;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
};
const record = (at: number) => ({
  number: dayOfMonth(at).replaceAll('-', ''),
  title: at === 5 ? 'Geofencing, "fleet"' : 'Route Optimization',
  issued_at: dayOfMonth(at),
  due_at: null,
  period_started_at: null,
  period_ends_at: null,
  days: 0,
  payment_status: at === 0 ? 10 : at === 3 ? 99 : 2,
  amount: `${249 + at}.00`,
  ...(at === 1 && { paid_at: '2026-10-02', subtotal: '208.33', tax: '41.67', tax_rate: '20' }),
});
/** Answers with three pages of twelve, by year if one is asked for. */
const listed = ({ url }: Call): object => {
  const { searchParams } = new URL(url, document.baseURI);
  const page = Number(searchParams.get('page'));
  const year = searchParams.get('year');
  const all = Array.from({ length: MONTHS }, (_, at) => record(at)).filter(
    ({ issued_at: issued }) => !year || issued.startsWith(year),
  );
  return {
    status: 200,
    currency: 'USD',
    data: all.slice((page - 1) * 12, page * 12),
    years: [2026, 2025, 2024],
    page,
    pages: Math.ceil(all.length / 12),
    total: all.length,
  };
};
const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });

const root = () => shadowOf(TAG);
const rows = () => [...root().querySelectorAll('tbody tr')].map(textOf);
const searchFor = (term: string) => enter(root().querySelector('input[type="search"]') as HTMLInputElement, term);
const choose = (label: string, value: string) => {
  const select = [...root().querySelectorAll('label')].find((each) => textOf(each) === label)?.control;
  enter(select as HTMLSelectElement, value);
};
const press = (name: string | RegExp) => one(root(), 'button', name).click();
/** Returns null if what was found can be downloaded. */
const offered = () => one(root(), 'button', 'Download these').getAttribute('aria-disabled');
const numberOf = ({ url }: Call) => /invoices\/(\d+)\/pdf/.exec(url)?.[1] ?? '';

let files: { name: string; content: Blob }[] = [];
beforeEach(() => {
  files = [];
  const made = new Map<string, Blob>();
  vi.stubGlobal('ReadableStream', ReadableStream);
  // jsdom implements neither object URLs nor link downloads.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const href = `blob:${made.size}`;
      made.set(href, blob);
      return href;
    },
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const content = made.get(this.href);
    if (content) files.push({ name: this.download, content });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

async function openList(options: PageOptions = {}) {
  const page = await mountPage(`<${TAG}></${TAG}>`, {
    ...options,
    answers: { session: subscribed(1001), invoices: listed, invoicePdf: pdf, ...options.answers },
  });
  page.hear('invoice-download');
  await until(() => expect(rows()).toHaveLength(12));
  return { ...page, asked: (name: Call['name']) => page.calls.filter((call) => call.name === name) };
}
const textIn = async (at = 0) => new TextDecoder().decode(await files[at]?.content.arrayBuffer());

describe('the search of invoices', () => {
  it.each([
    ['a number', '20250301', ['20250301']],
    ['an amount', '$269', ['20250301']],
    ['a month', 'March 2025', ['20250301']],
    ['a title', 'geofencing', ['20260601']],
  ])('finds by %s, over all pages', async (_, term, numbers) => {
    await openList();
    searchFor(term);
    await until(() => expect(rows().map((row) => row.slice(0, 8))).toEqual(numbers));
  });

  it('filters by status, together with the year, and says so when nothing matches', async () => {
    const { asked } = await openList();
    choose('Status', '10');
    await until(() => expect(rows().map((row) => row.slice(0, 8))).toEqual(['20261101']));
    choose('Year', '2024');
    await until(() => expect(seen(TAG)).toContain('No invoice matches'));
    press('Show all invoices');
    await until(() => expect(rows().length).toBeGreaterThan(1));
    // Pages that were read before are not requested again.
    const queries = asked('invoices').map(({ url }) => new URL(url, document.baseURI).search);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it('pages what it finds', async () => {
    await openList();
    searchFor('route');
    await until(() => expect(seen(TAG)).toContain('Page 1 of 3'));
    press('Older');
    await until(() => expect(seen(TAG)).toContain('Page 2 of 3'));
  });

  it('offers another try if a page cannot be read', async () => {
    let isDown = true;
    await openList({
      answers: {
        invoices: (call: Call) =>
          isDown && call.url.includes('page=3') ? Response.json({ status: 400 }, { status: 400 }) : listed(call),
      },
    });
    searchFor('20240701');
    await until(() => expect(seen(TAG)).toContain('We couldn’t load your invoices'));
    isDown = false;
    press('Try again');
    await until(() => expect(rows().map((row) => row.slice(0, 8))).toEqual(['20240701']));
  });

  it('gives every row a word for its status, also for one that is not known', async () => {
    await openList();
    expect(rows()[3]).toContain('See the PDF');
  });
});

describe('the download of all invoices', () => {
  it('saves one ZIP, with two PDFs at a time', async () => {
    let atOnce = 0;
    let most = 0;
    const { events, asked } = await openList({
      answers: {
        invoicePdf: async () => {
          most = Math.max(most, (atOnce += 1));
          await new Promise((resolve) => setTimeout(resolve));
          atOnce -= 1;
          return pdf();
        },
      },
    });
    press('Download all');
    await until(() => expect(files.map(({ name }) => name)).toEqual(['r4m-invoice-all.zip']));
    expect(most).toBe(2);
    expect(asked('invoicePdf')).toHaveLength(MONTHS);
    const names = (await textIn()).match(/r4m-invoice-\d+\.pdf/g) ?? [];
    expect(new Set(names).size).toBe(MONTHS);
    await until(() => expect(seen(TAG)).toContain('Successfully Downloaded r4m-invoice-all.zip'));
    expect(events).toHaveLength(MONTHS);
  });

  it('lists what did not come, saves the rest, and fetches only that again, whatever year is shown by then', async () => {
    let isDown = true;
    const { asked } = await openList({
      answers: {
        invoicePdf: (call: Call) =>
          isDown && numberOf(call) === '20260901' ? Response.json({ status: 404 }, { status: 404 }) : pdf(),
      },
    });
    choose('Year', '2026');
    await until(() => expect(rows()).toHaveLength(11));
    press('Download all');
    await until(() => expect(seen(TAG)).toContain('We couldn’t download 1 of 11 invoices'));
    expect(files.map(({ name }) => name)).toEqual(['r4m-invoice-2026.zip']);
    expect(seen(TAG)).toContain('20260901');
    isDown = false;
    choose('Year', '2025');
    await until(() => expect(rows()).toHaveLength(12));
    const before = asked('invoicePdf').length;
    press('Try again');
    await until(() => expect(files.map(({ name }) => name)).toContain('r4m-invoice-2026-selection.zip'));
    expect(asked('invoicePdf')).toHaveLength(before + 1);
  });

  it('can be canceled: nothing is saved, and the next one starts anew', async () => {
    const waiting: (() => void)[] = [];
    const { asked } = await openList({
      answers: { invoicePdf: () => new Promise<Response>((resolve) => void waiting.push(() => resolve(pdf()))) },
    });
    press('Download all');
    await until(() => expect(seen(TAG)).toContain('0 of 30'));
    press('Cancel');
    await until(() => expect(seen(TAG)).not.toContain('0 of 30'));
    for (const come of waiting.splice(0)) come();
    press('Download all');
    await until(() => expect(seen(TAG)).toContain('0 of 30'));
    expect(asked('invoicePdf')).toHaveLength(4);
    expect(files).toEqual([]);
  });

  it('takes only what was found', async () => {
    const { asked } = await openList();
    searchFor('2025-03');
    await until(() => expect(rows()).toHaveLength(1));
    // Until it is known what matches, nothing can be downloaded instead.
    await until(() => expect(offered()).toBeNull());
    press('Download these');
    await until(() => expect(files).toHaveLength(1));
    expect(asked('invoicePdf').map(numberOf)).toEqual(['20250301']);
  });

  it('takes nothing that was found in another year', async () => {
    let isSlow = false;
    const nothing = new Promise<never>(() => undefined);
    await openList({ answers: { invoices: (call: Call) => (isSlow ? nothing : listed(call)) } });
    searchFor('route');
    await until(() => expect(offered()).toBeNull());
    isSlow = true;
    choose('Year', '2025');
    await until(() => expect(offered()).toBe('true'));
  });
});

it('the CSV has every invoice, in ISO days and exact amounts, without a PDF', async () => {
  const { asked } = await openList();
  press('CSV');
  await until(() => expect(files.map(({ name }) => name)).toEqual(['r4m-invoice-all.csv']));
  const lines = (await textIn()).split('\r\n');
  expect(lines[0]).toBe(
    'Number,Date,Due,Paid on,From,To,Description,Days,Status,Before tax,Tax rate (%),Tax,Amount,Currency',
  );
  expect(lines[1]).toBe('20261101,2026-11-01,,,,,Route Optimization,,Past due,,,,249.00,USD');
  expect(lines[2]).toBe('20261001,2026-10-01,,2026-10-02,,,Route Optimization,,Paid,208.33,20,41.67,250.00,USD');
  expect(lines[6]).toBe('20260601,2026-06-01,,,,,"Geofencing, ""fleet""",,Paid,,,,254.00,USD');
  expect(lines).toHaveLength(MONTHS + 2);
  expect(asked('invoicePdf')).toEqual([]);
});
