import { broken } from '../records';
import { type Call, data, ok, refused, type Reply, result, type Routes } from '../reply';
import { type Account, type Invoice, TODAY } from '../state';
import { totalsOf } from '../totals';
import { Amount, Day, type Fields } from '../words';
import { apply, forMember } from './account';
import { ownCart } from './cart';

/** Fields that are never stored, because they must not be shown again. */
const SECRET = ['cardno', 'cvv', 'account_number', 'routing_number'];

function readBilling({ billing, memberId }: Account): Reply {
  return data({ ...billing, member_id: memberId });
}

const cardType = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa');

/** Validates the required fields. @returns the documented error message, or undefined */
function missing(sent: Readonly<Record<string, unknown>>): string | undefined {
  const lacking = ['first_name', 'last_name', 'country'].find((name) => String(sent[name] ?? '').trim() === '');
  if (lacking) return `The field ${lacking} is required.`;
  return /^[A-Z]{2}$/.test(String(sent.country)) ? undefined : 'The field country has to be two capital letters.';
}

function saveBilling(account: Account, { body }: Call): Reply {
  const inner = body.billing;
  const sent: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : { ...body };
  const wrong = missing(sent);
  // The documents show the text of `result` when a billing update is rejected.
  if (wrong) return { status: 406, message: wrong, beside: { result: wrong } };
  const kept = Object.entries(sent).filter(([name]) => !SECRET.includes(name));
  account.billing = { ...account.billing, ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) };
  const number = String(sent.cardno ?? '').replaceAll(/\D/g, '');
  if (number.length >= 12) {
    account.billing.card_type = cardType(number);
    account.billing.first_six = number.slice(0, 6);
    account.billing.last_four = number.slice(-4);
  }
  return ok();
}

function invoiceRecord({ number, day, title, total, isPaid }: Invoice, { quirks }: Call): Fields {
  const rest = { title, payment_status: isPaid ? 2 : 0, currency: 'USD', currency_symbol: '$' };
  return quirks.invoiceNames === 'documented'
    ? { invoice_number: number, date: new Day(day), total: new Amount(total), ...rest }
    : { number, issued_at: new Day(day), amount: new Amount(total), ...rest };
}

function invoices({ invoices: all }: Account, call: Call): Reply {
  const year = call.query.get('year');
  const wanted = all.filter(({ day }) => !year || day.startsWith(year));
  const records = wanted.map((invoice) => invoiceRecord(invoice, call));
  return data(call.quirks.empty === 'lists' ? [] : broken('invoices', records, call.quirks));
}

function invoicePdf(account: Account, { params }: Call): Reply {
  const found = account.invoices.find(({ number }) => number === params.number);
  if (!found) return refused(404, 'Invoice not found.');
  const text = '%PDF-1.4\n%%EOF\n';
  return { status: 200, file: { type: 'application/pdf', name: `r4m-invoice-${found.number}.pdf`, text } };
}

/** Orders the cart, and charges its total. */
function order(account: Account, call: Call): Reply {
  const cart = ownCart(call);
  if (cart.packageId === null && cart.modules.size === 0) return refused(500, 'Invalid cart item');
  const { total } = totalsOf(cart, call.quirks);
  const id = 7001 + call.state.orders.length;
  call.state.orders.push({ id, memberId: account.memberId, total });
  return result({ order_id: id, token: `order-token-${id}` });
}

function checkout(account: Account, call: Call): Reply {
  const ordered = order(account, call);
  if (ordered.status !== 200) return ordered;
  const total = call.state.orders.at(-1)?.total ?? 0;
  apply(account, call);
  const number = `B-${1001 + account.invoices.length}`;
  account.invoices.unshift({ number, day: TODAY, title: 'Order', total, isPaid: true });
  return ordered;
}

export const BILLING: Routes = {
  'GET /account/billing/info': forMember(readBilling),
  'POST /account/billing/info': forMember(saveBilling),
  'GET /account/{member}/invoices': forMember(invoices),
  'GET /account/{member}/invoices/{number}/pdf': forMember(invoicePdf),
  'POST /billing/account/{member}/checkout': forMember(checkout),
  'POST /order/update': forMember(order),
};
