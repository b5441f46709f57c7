import { json } from '../levels/visit';
import { toldOf } from '../model/account';
import { readDay, writeDay } from '../model/days';
import { readAmount } from '../model/money';
import type { Place } from './place';

/** "Next invoice" of the subscription, and what it is billed each period. */
export const subscription: Place = {
  name: 'subscription',
  after: ['order', 'until'],
  isThere: ({ visit, account }) => account.held !== null && visit.cell.kind !== 'reseller',
  expected: ({ account, level }) => {
    const { held } = account;
    if (!held) return {};
    const { next, recurring } = toldOf(account, held.content, level.time.now, held.cycle);
    const { cycle, credit, startsOn, endsOn } = held;
    const days = { 'period from': writeDay(startsOn), 'period to': writeDay(endsOn), 'renews on': writeDay(endsOn) };
    return { 'next invoice': next, 'every period': recurring, credit, cycle, ...days };
  },
  shown: async ({ visit, account }) => {
    const body = await visit.get(`/account/subscription/info?member_id=${visit.id}`);
    const info = json(body['subscription']);
    const amount = (field: string): number | null => readAmount(info[field], account.shelf.currency);
    const day = (field: string): string => writeDay(readDay(info[field]));
    return {
      'next invoice': amount('next_amount'),
      'every period': amount('billed_amount'),
      credit: amount('credit'),
      cycle: info['timeframe'],
      'period from': day('current_period_started_at'),
      'period to': day('current_period_ends_at'),
      'renews on': day('next_invoice_date'),
    };
  },
};
