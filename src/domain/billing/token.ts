import { hasCheckDigit } from './card-number';
import { CARD_KINDS, type CardType } from './card-type';
import { isAgreement, PAYMENT_FIELDS, type PaymentFault, type PaymentFaults, type PaymentField } from './payment';
import type { MethodName } from './methods';

/** Payment token of a provider: good for one update, and useless for a payment by itself. */
export interface PaymentToken {
  readonly token: string;
  readonly cardType: CardType | '';
  readonly lastFour: string;
}

export type TokenAnswer = { readonly payment: PaymentToken } | { readonly faults: PaymentFaults };

/** Printable ASCII without blanks. */
const TOKEN = /^[!-~]{1,500}$/;
const FAULTS: readonly unknown[] = ['missing', 'invalid'] satisfies PaymentFault[];

const isCardNumber = (text: string): boolean => {
  const digits = text.replaceAll(/[-.]/g, '');
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);
};

export const cardTypeNamed = (value: unknown): CardType | '' =>
  CARD_KINDS.find(({ name }) => name === value)?.name ?? '';

const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/**
 * Reads the answer of a provider's payment fields.
 * @returns null if it is malformed, or if the token looks like a card number
 */
export function readTokenAnswer(answer: unknown, method: MethodName): TokenAnswer | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const said = own(answer, 'faults');
  if (typeof said === 'object' && said !== null) {
    const known: readonly PaymentField[] = PAYMENT_FIELDS[method];
    const found = known.flatMap((field) => {
      const fault = own(said, field);
      return FAULTS.includes(fault) ? [[field, fault]] : [];
    });
    return found.length > 0 ? { faults: Object.fromEntries(found) } : null;
  }
  const [token, lastFour] = [own(answer, 'token'), own(answer, 'lastFour')];
  if (typeof token !== 'string' || !TOKEN.test(token) || isCardNumber(token)) return null;
  if (typeof lastFour !== 'string' || !/^\d{4}$/.test(lastFour)) return null;
  return { payment: { token, lastFour, cardType: cardTypeNamed(own(answer, 'cardType')) } };
}

/** Encodes a payment token for the body of an update, by the names of the wire. [BIL-21] */
export const tokenEntry = (
  method: MethodName,
  name: string,
  { token, cardType, lastFour }: PaymentToken,
): Readonly<Record<string, string>> => ({
  payment_token: token,
  name_on_account: name,
  last_four: lastFour,
  ...(method === 'credit_card' && { card_type: cardType }),
});

/** A person's agreement with Amazon Pay or PayPal, from the provider's own button. */
export interface PaymentApproval {
  readonly reference: string;
  /** The account that agreed, for display; '' if the provider does not name it. */
  readonly account: string;
}

type Approver = 'amazon' | 'paypal';

/** Longest name of an account that the form shows. */
const MOST_ACCOUNT = 100;

/**
 * Reads the agreement that a provider's button hands over.
 * @returns null if it is malformed, looks like a card number, or is no billing agreement where Amazon Pay needs one
 */
export function readApproval(told: unknown, method: Approver): PaymentApproval | null {
  if (typeof told !== 'object' || told === null) return null;
  const [reference, account] = [own(told, 'reference'), own(told, 'account')];
  if (typeof reference !== 'string' || !TOKEN.test(reference) || isCardNumber(reference)) return null;
  if (method === 'amazon' && !isAgreement(reference)) return null;
  return { reference, account: typeof account === 'string' ? account.trim().slice(0, MOST_ACCOUNT) : '' };
}

/** Encodes an agreement for the body of an update, by the names of the wire. [BIL-21] */
export const approvalEntry = (method: Approver, { reference }: PaymentApproval): Readonly<Record<string, string>> =>
  method === 'amazon' ? { amazon_billing_agreement_id: reference.toUpperCase() } : { payment_token: reference };
