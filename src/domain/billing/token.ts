import { hasCheckDigit } from './card-number';
import { CARD_KINDS, type CardType } from './card-type';
import { PAYMENT_FIELDS, type PaymentFault, type PaymentFaults, type PaymentField } from './payment';
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
