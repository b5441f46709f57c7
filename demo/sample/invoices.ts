import { seededInvoices } from '../server/invoice/history';
import type { Member } from '../server/model/member';
import { numbered } from '../server/invoice/numbered';
import { invoiceRecord } from '../server/invoice/record';
import { money } from '../server/shop/records';
import { currencyOf } from '../../src/domain/money/currency';
import { catalogueIn } from './shop';

const NOW = Date.now();
const SIZE = 12;

/** Returns the first page of a demo account's invoices. `statuses` overrides the status of the first ones. */
export function invoicesBody(member: Member | undefined, statuses: readonly number[] = []) {
  if (!member) return { status: 401 };
  const currency = currencyOf(member.profile.currency);
  const desk = { member, currency, catalogue: catalogueIn(currency.code), now: NOW };
  const rows = numbered(seededInvoices(desk), { invoice: 0, credit_note: 0 }).toReversed();
  const data = rows
    .slice(0, SIZE)
    .map((row, at) => ({ ...invoiceRecord(row), payment_status: statuses[at] ?? row.status }));
  return {
    status: 200,
    ...money(currency.code),
    data,
    years: [...new Set(rows.map(({ issuedOn }) => Number(issuedOn.slice(0, 4))))],
    page: 1,
    pages: Math.max(1, Math.ceil(rows.length / SIZE)),
    total: rows.length,
  };
}
