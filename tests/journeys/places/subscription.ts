import { formatDay } from '../../../src/i18n/format-day';
import { asJson } from '../levels/visit';
import { toldOf, type Account } from '../model/account';
import { dayInWords, readDay, writeDay } from '../model/days';
import { partsOf, recurring } from '../model/price';
import { nextBill } from '../model/statement';
import { readAmount, sum, taxOn } from '../model/money';
import type { Place, Said } from './place';

/** Returns the tax rate of our invoices; 0 for accounts that others bill. */
const rateNow = ({ isBilledHere, rate }: Account): number => (isBilledHere ? rate : 0);

/** Returns the next bill of a renewing subscription or a trial; none for one that ends or rests. */
function nextOf(account: Account, now: number): Said {
  const { held, trial, earlier, shelf } = account;
  const rate = rateNow(account);
  if (earlier) {
    const net = nextBill(shelf, earlier);
    return { 'next invoice': net + taxOn(net, rate), 'renews on': writeDay(earlier.endsOn) };
  }
  if (trial) {
    const net = sum(partsOf(shelf, trial.content, trial.cycle).map(({ amount }) => amount));
    return { 'next invoice': net + taxOn(net, rate), 'renews on': writeDay(trial.endsOn) };
  }
  if (held?.atEnd !== 'renews') return { 'next invoice': null, 'renews on': null };
  const { next } = toldOf(account, held.content, now, held.cycle);
  return { 'next invoice': next, 'renews on': writeDay(held.endsOn) };
}

/** The subscription: "Next invoice", the bill of each period, and the days of the current period as shown. */
export const subscription: Place = {
  name: 'subscription',
  after: ['order', 'until', 'stand', 'resume', 'register', 'switch', 'move', 'refund'],
  isThere: ({ visit, account: { held, trial, earlier, rested } }) =>
    (held ?? trial ?? earlier ?? rested) !== null && visit.cell.kind !== 'reseller',
  expected: ({ account, level }) => {
    const { shelf, trial, earlier, rested } = account;
    const rate = rateNow(account);
    const held = account.held ?? trial ?? earlier ?? rested;
    if (!held) return {};
    const bill = earlier ? nextBill(shelf, earlier) : recurring(shelf, held.content, held.cycle);
    const { cycle, startsOn, endsOn } = held;
    return {
      ...nextOf(account, level.time.now),
      'every period': bill + taxOn(bill, rate),
      credit: (account.held ?? rested)?.credit ?? 0,
      cycle,
      'period from': writeDay(startsOn),
      'period to': writeDay(endsOn),
      'last day, as it is read': dayInWords(endsOn),
    };
  },
  shown: async ({ visit, account }) => {
    const body = await visit.read(`/account/subscription/info?member_id=${visit.id}`);
    const info = asJson(body['subscription']);
    const amount = (field: string): number | null => readAmount(info[field], account.shelf.currency);
    const day = (field: string): string | null => (info[field] === null ? null : writeDay(readDay(info[field])));
    return {
      'next invoice': amount('next_amount'),
      'renews on': day('next_invoice_date'),
      'every period': amount('billed_amount'),
      credit: amount('credit'),
      cycle: info['timeframe'],
      'period from': day('current_period_started_at'),
      'period to': day('current_period_ends_at'),
      'last day, as it is read': formatDay(String(info['current_period_ends_at']), 'en', 'long'),
    };
  },
};
