import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices, members, transactions } from '../../demo/server/db/schema';
import type { InvoiceLine } from '../../demo/server/model/invoice-line';
import { LANGUAGES } from '../../demo/server/texts/language';
import { currencyOf } from '../../src/domain/money/currency';
import { daysBetween } from '../../src/domain/time/day';
import { documentsIn, expectWholeBooks } from './books';
import { openBackend, START, type Backend } from './kit';
import { correct, listed, minorOf, type Listed } from './papers-kit';
import { outsideOf, readSheets } from './paper-text';
import { clock, shopper } from './shopping';

/** The currencies, each with the country of an account. */
const ACCOUNTS = [
  ['USD', 'US'],
  ['EUR', 'DE'],
  ['GBP', 'GB'],
  ['CHF', 'CH'],
  ['JPY', 'JP'],
] as const;
const PLACES: Readonly<Record<string, object>> = {
  US: {},
  DE: { country: 'DE', state: '', zip: '20095', vatno: '' },
  GB: { country: 'GB', state: '', zip: 'LS1 4DY', vatno: '' },
  CH: { country: 'CH', state: '', zip: '8001', vatno: '' },
  JP: { country: 'JP', state: '', zip: '100-0001', vatno: '' },
};
const GERMAN = { country: 'DE', state: '', zip: '20095', company: 'Mustermann GmbH', vatno: 'DE136695976' };
const [PAID, REFUNDED, VOID] = [2, 4, 6];
const PLANS = [4, 5, 8] as const;
const MODULES = [121, 141, 152, 191] as const;

const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('plan' as const), id: fc.constantFrom(...PLANS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), id: fc.constantFrom(...MODULES) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom(...MODULES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('declined' as const), id: fc.constantFrom(...MODULES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), id: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('moves' as const), id: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('days' as const), id: fc.integer({ min: 1, max: 40 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A history with every kind of document, which is always played. */
const EVERYTHING: Act[] = [
  { kind: 'add', id: 121 },
  { kind: 'remove', id: 121 },
  { kind: 'declined', id: 191 },
  { kind: 'refund', id: 0 },
  { kind: 'plan', id: 5 },
  { kind: 'moves', id: 0 },
  { kind: 'days', id: 31 },
];

let backend: Backend;
const time = clock();
const START_OF_ALL = time.now();
beforeAll(async () => {
  backend = await openBackend({ now: time.now });
}, START);
afterAll(() => backend.close());

/** Ids below those of registered accounts, into which only their own browser signs in. */
let accounts = 5000;

/** Opens an account of a currency with a card and a package. */
async function arrive(currency: string, country: string) {
  const id = (accounts += 1);
  const name = `history-${id}`;
  const profile = { country, currency, is_primary: 1, supported_payment_methods: [1, 2, 3, 4] } as const;
  await backend.db.insert(members).values({ id, name, title: name, profile });
  const who = await shopper(backend, name);
  await who.pay(PLACES[country]);
  return { id, name, country, who };
}
type Account = Awaited<ReturnType<typeof arrive>>;

/** Orders what the cart holds, and looks again when it is paid. */
async function order({ who, id }: Account, pace: 'normal' | 'declined'): Promise<void> {
  await who.pace(pace);
  await who.post('/billing/subscription/change');
  await who.post(`/billing/account/${id}/checkout?pricing=1`);
  time.pass(7000);
  await who.session();
  await who.pace('normal');
}

async function play(account: Account, { kind, id }: Act): Promise<void> {
  const { who, name } = account;
  switch (kind) {
    case 'plan':
      await who.choose(id);
      return order(account, 'normal');
    case 'add':
      await who.add(id);
      return order(account, 'normal');
    case 'declined':
      await who.add(id);
      return order(account, 'declined');
    case 'remove':
      await who.post('/cart/remove', { id });
      return order(account, 'normal');
    case 'refund': {
      const paid = (await listed(who)).filter((one) => one.type === 'invoice' && one.payment_status === PAID);
      const chosen = paid[id];
      if (chosen) await correct(who, chosen.number, 'refund');
      return;
    }
    case 'moves':
      return void (await who.pay(GERMAN));
    case 'days':
      time.days(id);
      await who.signIn(name);
      await who.session();
  }
}

/** Returns which kinds of documents an account has. */
async function kindsOf({ id }: Account): Promise<readonly string[]> {
  const rows = await backend.db.select().from(invoices).where(eq(invoices.memberId, id));
  return rows.map(({ kind, cause, status }) => {
    if (status === VOID) return 'declined';
    return kind === 'credit_note' && cause === 'order' ? 'downgrade' : cause;
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const half = (amount: number, part: number, of: number): number => Math.floor((2 * amount * part + of) / (2 * of));

/** Recomputes a line from what its paper says: units, unit price, billed days, and the days that its span covers. */
function expectLine({ kind, amount, quantity, unitPrice, days, ofDays, span }: InvoiceLine): void {
  if (quantity === undefined || unitPrice === undefined || days === 0) return;
  const whole = Math.abs(quantity * unitPrice);
  expect([kind, Math.abs(amount)]).toEqual([kind, half(whole, days, ofDays)]);
  if (span) expect(daysBetween(span.startsOn, span.endsOn)).toBe(days);
}

/** Compares every document of an account with itself, its charges, its list and the invoice that it corrects. */
async function expectBooks({ id, who }: Account, list: readonly Listed[], decimals: 0 | 2): Promise<void> {
  const rows = await backend.db.select().from(invoices).where(eq(invoices.memberId, id));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const charges = await backend.db.select().from(transactions).where(eq(transactions.memberId, id));
  for (const row of rows) {
    expect([sumOf(row.lines.map(({ amount }) => amount)), row.net + row.tax]).toEqual([row.net, row.total]);
    if (row.kind === 'invoice' || row.cause === 'order') {
      expect(row.tax).toBe(half(row.net, row.taxRate, 10_000));
      row.lines.forEach(expectLine);
    }
    expect(row.isReverseCharge).toBe(row.buyer.vatNumber === GERMAN.vatno);
    if (row.isReverseCharge) expect(row.tax).toBe(0);
    expect(row.taxCountry).toBe(row.buyer.country);
    const charge = charges.find(({ orderId }) => orderId === row.orderId && orderId !== null);
    if (charge) expect([charge.amount, charge.tax]).toEqual([row.total, row.tax]);
    expect(row.kind === 'credit_note').toBe(row.corrects !== null);
    if (row.corrects !== null) expect(byNumber.get(row.corrects)).toMatchObject({ kind: 'invoice' });
    if (row.cause === 'refund') {
      const original = byNumber.get(row.corrects ?? '');
      expect([original?.status, 0 - row.total, 0 - row.tax]).toEqual([REFUNDED, original?.total, original?.tax]);
      expect(row.buyer).toEqual(original?.buyer);
    }
    if (row.status === PAID && row.kind === 'invoice') expect(row.paidOn).not.toBeNull();
  }
  for (const one of list) {
    const row = byNumber.get(one.number);
    expect([one.type, minorOf(one.amount, decimals), one.payment_status]).toEqual([row?.kind, row?.total, row?.status]);
    if (one.payment_status === VOID) expect([one.void_reason, one.due_at]).toEqual(['payment_declined', null]);
  }
  expect(await who.session()).not.toHaveProperty('has_past_due_invoice');
}

/** Reads a paper in a language: its number, its buyer and its total, in whatever order the language writes a sum. */
async function expectPaper({ id, who }: Account, one: Listed, language: string, decimals: 0 | 2): Promise<void> {
  const response = await who.raw(`/account/${id}/invoices/${one.number}/pdf?language=${language}`);
  const { sheets } = await readSheets(new Uint8Array(await response.arrayBuffer()));
  const texts = sheets.flatMap((sheet) => sheet.texts.map(({ text }) => text));
  expect(texts.join(' ')).toContain(one.number);
  const total = Math.abs(minorOf(one.amount, decimals));
  const digits = String(total).padStart(decimals + 1, '0');
  expect(texts.map((text) => text.replaceAll(/\D/g, ''))).toContain(digits);
  if (one.corrects) expect(texts.join(' ')).toContain(one.corrects);
  if (one.payment_status !== VOID) expect(outsideOf(sheets)).toEqual([]);
}

// Rendering and parsing a PDF takes long on a busy machine.
describe('random histories of orders, declines, refunds and renewals', { timeout: 240_000 }, () => {
  it.each(ACCOUNTS)('keep books that add up, in %s', async (currency, country) => {
    const { decimals } = currencyOf(currency);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLANS),
        fc.array(act, { minLength: 3, maxLength: 7 }),
        fc.nat(5),
        async (plan, acts, shift) => {
          // Each history begins today, while the card is valid.
          time.until(START_OF_ALL);
          const account = await arrive(currency, country);
          await play(account, { kind: 'plan', id: plan });
          for (const one of acts) await play(account, one);
          const list = await listed(account.who);
          for (const one of await kindsOf(account)) seen.add(one);
          expect(list.length).toBeGreaterThan(0);
          await expectBooks(account, list, decimals as 0 | 2);
          for (const [at, one] of list.slice(0, 3).entries())
            await expectPaper(account, one, LANGUAGES[(at + shift) % LANGUAGES.length] ?? 'en', decimals as 0 | 2);
        },
      ),
      { numRuns: 4, endOnFailure: true, examples: [[8, EVERYTHING, 0]] },
    );
    expect([...seen].toSorted()).toEqual(expect.arrayContaining(['declined', 'downgrade', 'refund', 'renewal']));
    await expectWholeBooks(backend.db);
    const numbers = (await documentsIn(backend.db)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
