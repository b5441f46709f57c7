import { readPdf } from '../../server/pdf-text';
import { list } from '../levels/visit';
import { taken } from '../model/account';
import { invoiced, type Billed } from '../model/bills';
import { dayInWords, readDay, writeDay } from '../model/days';
import { readAmount } from '../model/money';
import { amountsIn, inEnglish, plainText } from '../model/write';
import type { Place } from './place';

/** Number of invoices on a page of the list. */
const PAGE = 12;

/** The charges for orders. */
export const transactions: Place = {
  name: 'transactions',
  after: ['order', 'decline', 'switch', 'move', 'refund'],
  isThere: ({ visit }) => visit.id > 0,
  expected: ({ account }) => ({ amounts: taken(account) }),
  shown: async ({ visit, level }) => {
    // A request makes the backend carry out what is due, so that a trial which is over by now has been charged or ended.
    await visit.get('/account/session');
    return { amounts: await level.server.desk.charged(visit.id) };
  },
};

const [REFUNDED, VOID, FAILED] = [4, 6, 8];

const stateOf = ({ what, isOpen, isRefunded }: Billed): string => {
  if (what === 'declined') return 'void';
  if (what === 'refund' || isRefunded) return 'returned';
  return isOpen ? 'open' : 'valid';
};

/** All invoices by day and period: none missing, none twice, and no day billed twice or never. */
export const invoices: Place = {
  name: 'invoice list',
  after: ['order', 'decline', 'until', 'pay', 'switch', 'move', 'refund'],
  isThere: ({ account }) => account.isBilledHere && account.billed.length > 0,
  expected: ({ account }) => ({
    total: invoiced(account).length,
    'amounts by day': invoiced(account)
      .map((one) => {
        const days = [one.issuedOn, one.startsOn, one.endsOn].map(writeDay).join(' ');
        return `${days} ${one.total} ${stateOf(one)}`;
      })
      .toSorted()
      .slice(-PAGE),
  }),
  shown: async ({ visit, account }) => {
    const body = await visit.read(`/account/${visit.id}/invoices`);
    return {
      total: body['total'],
      'amounts by day': list(body['data'])
        .map((one) => {
          const days = ['issued_at', 'period_started_at', 'period_ends_at'].map((field) =>
            writeDay(readDay(one[field])),
          );
          const { payment_status: status, number, amount } = one;
          // The model says by itself which invoice was missed.
          const isOpen = Number(status) >= FAILED && number !== account.owes?.number;
          const ended = { [VOID]: 'void', [REFUNDED]: 'returned' }[Number(status)];
          const state = ended ?? (isOpen ? 'open' : 'valid');
          return `${days.join(' ')} ${readAmount(amount, account.shelf.currency)} ${state}`;
        })
        .toSorted(),
    };
  },
};

/** One of this many invoices is rendered and read as a PDF, because that takes as long as the rest of a history. */
const PAPERS = 24;
const FIRST = 10;

/** The last invoice as a PDF: net sum, tax and total, in this order, as its last amounts. */
export const paper: Place = {
  name: 'invoice as PDF',
  after: ['order', 'move'],
  isThere: ({ account, visit }) => account.isBilledHere && invoiced(account).length > 0 && visit.id % PAPERS === FIRST,
  expected: ({ account }) => {
    const { shelf } = account;
    const last = lastOf(invoiced(account));
    const sums = [last?.net, last?.tax, last?.total].map((sum) => inEnglish(sum ?? 0, shelf.currency));
    return { sums, day: dayInWords(last?.issuedOn ?? 0) };
  },
  shown: async ({ visit, account }) => {
    const { shelf } = account;
    const billed = invoiced(account);
    const [newest] = list((await visit.read(`/account/${visit.id}/invoices`))['data']);
    const file = await visit.raw(`/account/${visit.id}/invoices/${String(newest?.['number'])}/pdf`);
    const text = plainText((await readPdf(await file.arrayBuffer())).text);
    // What was paid and is due stands below the total.
    const sumsOnly = /^.*\bTotal \S?[A-Z]{3}\s[\d.,]+/.exec(text)?.[0] ?? text;
    const amounts = amountsIn(sumsOnly, shelf.currency);
    const day = dayInWords(lastOf(billed)?.issuedOn ?? 0);
    // The line of the tax names the taxed amount before the tax itself.
    const last = amounts.slice(-4);
    const sums = lastOf(billed)?.tax === 0 ? last.slice(-3) : [last[0], last[2], last[3]];
    return { sums, day: text.includes(day) ? day : text.slice(0, 300) };
  },
};

/** Returns the newest invoice; of several on one day, the one that was issued last. */
const lastOf = (billed: readonly Billed[]): Billed | undefined =>
  billed.reduce<Billed | undefined>((last, one) => (last && last.issuedOn > one.issuedOn ? last : one), undefined);
