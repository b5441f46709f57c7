import * as z from 'zod/mini';
import { CARD_KINDS } from '../domain/billing/card-type';
import { tidyDetails, type BillingDetails } from '../domain/billing/details';
import { expiryOf, type Today } from '../domain/billing/expiry';
import { ACCOUNT_TYPES, type BillingInfo, type PaymentWish, type StoredPayment } from '../domain/billing/info';
import { methodName, PaymentMethod } from '../domain/billing/methods';
import { all, recordOrNull, oneOf, read, recordOf, text, textOrNull } from './fields';
import { paymentMethod } from './payment-method';

const CARD_TYPES = CARD_KINDS.map(({ name }) => name);

export const storedBillingSchema = z.object({
  ...all(text, 'first_name', 'last_name', 'company', 'address1', 'address2', 'city', 'state', 'zip', 'country'),
  ...all(text, 'phone', 'vatno', 'name_on_account', 'first_six', 'last_four', 'year', 'month'),
  type: paymentMethod,
  card_type: oneOf(CARD_TYPES, null),
  account_type: oneOf(ACCOUNT_TYPES, 'checking'),
});

export const billingInfoSchema = z.object({ billing: recordOrNull(storedBillingSchema) });

const known = z.object(all(text, 'first_name', 'last_name', 'last_four'));

/** Normalises the reply: the stored details may be the reply itself instead of its `billing` record. */
export const billingNamed = (body: unknown): unknown => {
  const { billing }: { readonly billing?: unknown } = recordOf(body);
  const isRecord = billing === undefined && Object.values(read(known, body) ?? {}).some(Boolean);
  return isRecord ? { billing: body } : body;
};

/** Keeps only the last four digits of a number, the most that the page may show, even if the server sends more. */
const lastOf = (digits: string): string => digits.replace(/\D/g, '').slice(-4);
const firstOf = (digits: string): string => digits.replace(/\D/g, '').slice(0, 6);

const toPayment = (wire: z.output<typeof storedBillingSchema>, today: Today): StoredPayment | null => {
  // Falls back to credit card if the server names no method but sends a card type and last digits.
  const method = methodName(wire.type) ?? (wire.card_type && wire.last_four ? 'credit_card' : null);
  const holder = wire.name_on_account;
  const lastFour = lastOf(wire.last_four);
  if (method === 'ach') return { method, holder, lastFour, accountType: wire.account_type };
  if (method !== 'credit_card') return method && { method };
  return {
    method,
    holder,
    lastFour,
    firstSix: firstOf(wire.first_six),
    cardType: wire.card_type ?? '',
    expiry: expiryOf(wire, today),
  };
};

/**
 * Reads the reply of `GET /account/billing/info`: the stored billing details, masked, with no number that could be paid with.
 * @returns null if the reply is no envelope; `payment` is null if nothing was ever entered
 */
export function readBillingInfo(body: unknown, today: Today): BillingInfo | null {
  const wire = read(billingInfoSchema, billingNamed(body));
  if (!wire) return null;
  const stored = wire.billing ?? z.parse(storedBillingSchema, {});
  const details: BillingDetails = {
    firstName: stored.first_name,
    lastName: stored.last_name,
    company: stored.company,
    address1: stored.address1,
    address2: stored.address2,
    city: stored.city,
    state: stored.state,
    zip: stored.zip,
    country: stored.country,
    phone: stored.phone,
    vatno: stored.vatno,
  };
  return { details, payment: wire.billing && toPayment(stored, today) };
}

/** Encodes the payment part of an update, by the field names of the wire. */
function paymentFields(payment: PaymentWish): Readonly<Record<string, string | number>> {
  if (payment.kind === 'kept') {
    const { payment: stored } = payment;
    const type = PaymentMethod[stored.method];
    if (stored.method === 'ach') return { type, last_four: stored.lastFour, account_type: stored.accountType };
    if (stored.method !== 'credit_card') return { type };
    const { cardType, firstSix, lastFour, expiry } = stored;
    // Names the stored card that stays. The mask is display text of the page and is never sent.
    return { type, card_type: cardType, first_six: firstSix, last_four: lastFour, ...expiry };
  }
  const { method, expiry, accountType, entry } = payment;
  return {
    type: PaymentMethod[method],
    ...entry,
    ...(method === 'credit_card' && expiry),
    ...(method === 'ach' && { account_type: accountType }),
  };
}

/**
 * Encodes the body of `POST /account/billing/update`. [API-46, BIL-21]
 * @param threeDToken token of the bank's 3-D Secure confirmation
 */
export function toBillingBody(
  memberId: number,
  details: BillingDetails,
  payment: PaymentWish,
  threeDToken: string | null,
): Readonly<Record<string, string | number>> {
  const { firstName, lastName, ...same } = tidyDetails(details);
  return {
    member_id: memberId,
    first_name: firstName,
    last_name: lastName,
    ...same,
    ...paymentFields(payment),
    ...(threeDToken !== null && { three_d_token_id: threeDToken }),
  };
}

const challengeSchema = z.object({ url: textOrNull });

/** Reads the 3-D Secure address, the result of a 604 reply. The caller checks that the page may open it. [ERR-26] */
export const readChallenge = (body: unknown): string | null => {
  const { result }: { readonly result?: unknown } = recordOf(body);
  return read(challengeSchema, recordOf(result))?.url ?? null;
};

const confirmedSchema = z.object({ type: text, three_d_token_id: textOrNull });

/**
 * Reads the message that a bank's 3-D Secure page posts: its token, or a null token if the bank refused. Returns null for any other
 * message.
 */
export const readChallengeResult = (message: unknown): { readonly token: string | null } | null => {
  const told = read(confirmedSchema, message);
  return told?.type === 'waybill-three-d' ? { token: told.three_d_token_id } : null;
};
