import { cardTypeOf } from '../../../src/domain/billing/card-type';
import { digitsOf } from '../../../src/domain/billing/card-number';
import { detailsFaults, DETAILS_FIELDS, tidyDetails, type BillingDetails } from '../../../src/domain/billing/details';
import { expiryOf, isExpired, type Today } from '../../../src/domain/billing/expiry';
import type { StoredPayment } from '../../../src/domain/billing/info';
import { methodOf } from '../../../src/domain/billing/methods';
import { paymentFaults, type PaymentField } from '../../../src/domain/billing/payment';
import type { Refusal } from '../order/permission';

type Fields = Readonly<Record<string, unknown>>;

/** What a body asks to be stored. The number is in it while the call is answered, and nowhere after that. */
export interface BillingRequest {
  readonly details: BillingDetails;
  readonly payment: StoredPayment;
  /** Of a card that is new; null where the stored one stays. */
  readonly cardno: string | null;
}

const WIRE: Partial<Record<keyof BillingDetails, string>> = { firstName: 'first_name', lastName: 'last_name' };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '') : '';

const wrong = (message: string): Refusal => ({ status: 422, message });

/** Those that a person can mend by looking at the field. */
const listed = (fields: readonly string[]): Refusal => wrong(`Please check: ${fields.join(', ')}.`);

const detailsOf = (body: Fields): BillingDetails =>
  tidyDetails(
    Object.fromEntries(
      DETAILS_FIELDS.map((field) => [field, textOf(body[WIRE[field] ?? field])]),
    ) as unknown as BillingDetails,
  );

/** The stored payment that a body without a number names; null where it names another. */
const keptBy = (body: Fields, stored: StoredPayment | null): StoredPayment | null => {
  if (stored?.method === 'credit_card') {
    const isSame = textOf(body.first_six) === stored.firstSix && textOf(body.last_four) === stored.lastFour;
    return isSame && !body.cardno ? stored : null;
  }
  if (stored?.method === 'ach')
    return textOf(body.last_four) === stored.lastFour && !body.account_number ? stored : null;
  return stored?.method === 'amazon' && !body.amazon_billing_agreement_id ? stored : null;
};

function newPayment(body: Fields, today: Today): StoredPayment | Refusal {
  const method = methodOf(Number(body.type));
  if (!method) return { status: 403, message: 'Invalid structure' };
  const typed = (field: PaymentField): string => textOf(body[field === 'ach_name' ? 'name_on_account' : field]);
  const faults = Object.keys(paymentFaults(method, typed));
  if (faults.length > 0) return listed(faults.map((field) => (field === 'ach_name' ? 'name_on_account' : field)));
  const holder = textOf(body.name_on_account).trim();
  if (method === 'ach') {
    const lastFour = digitsOf(textOf(body.account_number)).slice(-4);
    return { method, holder, lastFour, accountType: body.account_type === 'savings' ? 'savings' : 'checking' };
  }
  if (method !== 'credit_card') return { method };
  const cardno = digitsOf(textOf(body.cardno));
  const expiry = expiryOf({ year: body.year, month: body.month }, today);
  if (isExpired(expiry, today)) return wrong('This card has expired.');
  return {
    method,
    holder,
    expiry,
    cardType: cardTypeOf(cardno),
    firstSix: cardno.slice(0, 6),
    lastFour: cardno.slice(-4),
  };
}

/**
 * Reads an update by the rules of the page.
 * @param stored what the member pays with now, which stays where the body brings no other
 * @returns the refusal where something is wrong with it
 */
export function readBilling(body: Fields, stored: StoredPayment | null, today: Today): BillingRequest | Refusal {
  const details = detailsOf(body);
  const faults = DETAILS_FIELDS.filter((field) => detailsFaults(details)[field]);
  if (faults.length > 0) return listed(faults.map((field) => WIRE[field] ?? field));
  const kept = methodOf(Number(body.type)) === stored?.method ? keptBy(body, stored) : null;
  if (kept) return { details, payment: kept, cardno: null };
  const payment = newPayment(body, today);
  if ('status' in payment) return payment;
  return { details, payment, cardno: payment.method === 'credit_card' ? digitsOf(textOf(body.cardno)) : null };
}
