import { cardTypeOf, cvvLength } from './card-type';
import { digitsOf, isRoutingNumber, numberFault } from './card-number';
import type { MethodName } from './methods';

/** Entered fields of each payment method, by the names of the wire; `ach_name` is the form's own and is sent as `name_on_account`. */
export const PAYMENT_FIELDS = {
  credit_card: ['cardno', 'name_on_account', 'cvv'],
  ach: ['ach_name', 'routing_number', 'account_number'],
  amazon: ['amazon_billing_agreement_id'],
  paypal: [],
} as const satisfies Readonly<Record<MethodName, readonly string[]>>;

export type PaymentField = (typeof PAYMENT_FIELDS)[MethodName][number];
export type PaymentFault = 'missing' | 'invalid';
export type PaymentFaults = Readonly<Partial<Record<PaymentField, PaymentFault>>>;

/** Reads the text of a field. */
export type Typed = (field: PaymentField) => string;

const MOST_NAME = 100;
const AGREEMENT = /^[A-Z]\d{2}-\d{7}-\d{7}$/i;

/** Returns true for the number of an Amazon billing agreement, like `B01-1234567-1234567`. */
export const isAgreement = (text: string): boolean => AGREEMENT.test(text.trim());

const isWellFormed = (field: PaymentField, text: string, typed: Typed): boolean => {
  const digits = digitsOf(text);
  switch (field) {
    case 'cardno':
      return numberFault(digits) === null;
    case 'cvv':
      return digits.length === cvvLength(cardTypeOf(digitsOf(typed('cardno'))));
    case 'routing_number':
      return isRoutingNumber(digits);
    case 'account_number':
      return digits.length >= 4 && digits.length <= 17;
    case 'amazon_billing_agreement_id':
      return isAgreement(text);
    default:
      return /\p{L}/u.test(text) && text.length <= MOST_NAME;
  }
};

/** Validates the fields of a payment method; returns a fault for each invalid one. */
export function paymentFaults(method: MethodName, typed: Typed): PaymentFaults {
  const faults: Partial<Record<PaymentField, PaymentFault>> = {};
  for (const field of PAYMENT_FIELDS[method]) {
    const text = typed(field);
    if (text.trim() === '') faults[field] = 'missing';
    else if (!isWellFormed(field, text, typed)) faults[field] = 'invalid';
  }
  return faults;
}

/** Encodes the entered payment for the body of an update, by the names of the wire. [BIL-21] */
export function paymentEntry(method: MethodName, typed: Typed): Readonly<Record<string, string>> {
  if (method === 'credit_card') {
    const cardno = digitsOf(typed('cardno'));
    return {
      cardno,
      cvv: digitsOf(typed('cvv')),
      name_on_account: typed('name_on_account').trim(),
      card_type: cardTypeOf(cardno),
      first_six: cardno.slice(0, 6),
      last_four: cardno.slice(-4),
    };
  }
  if (method === 'ach') {
    const account = digitsOf(typed('account_number'));
    return {
      name_on_account: typed('ach_name').trim(),
      routing_number: digitsOf(typed('routing_number')),
      account_number: account,
      last_four: account.slice(-4),
    };
  }
  if (method === 'amazon')
    return { amazon_billing_agreement_id: typed('amazon_billing_agreement_id').trim().toUpperCase() };
  return {};
}
