import { cardTypeOf } from '../../../src/domain/billing/card-type';
import { digitsOf } from '../../../src/domain/billing/card-number';
import { detailsFaults, DETAILS_FIELDS, tidyDetails, type BillingDetails } from '../../../src/domain/billing/details';
import { expiryOf, isExpired, type Today } from '../../../src/domain/billing/expiry';
import type { StoredPayment } from '../../../src/domain/billing/info';
import { methodName } from '../../../src/domain/billing/methods';
import { detailsLabelKey, PAYMENT_LABELS, type BillingLabel } from '../../../src/domain/billing/labels';
import { paymentFaults, type PaymentField } from '../../../src/domain/billing/payment';
import { inNameOrder } from '../../../src/i18n/full-name';
import type { Refusal } from '../account/permission';
import type { Language } from '../texts/language';
import { sayIn } from '../texts/texts';
import type { VaultedCard } from '../vault/store';
import { TEST_CARDS, type TestCard } from '../vault/test-cards';
import { fieldNames } from './field-names';

type Fields = Readonly<Record<string, unknown>>;

/** The validated content of a billing update. */
export interface BillingRequest {
  readonly details: BillingDetails;
  readonly payment: StoredPayment;
  /** True where the payment method differs from the stored one. */
  readonly isNew: boolean;
  /** The test bank's response to a new card; undefined where the bank accepts it. */
  readonly verdict: TestCard | undefined;
}

const WIRE: Partial<Record<keyof BillingDetails, string>> = { firstName: 'first_name', lastName: 'last_name' };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '') : '';

const wrong = (message: string): Refusal => ({ status: 422, message });

/** Returns a validation error that names the invalid fields as the form does. */
const listed = (labels: readonly BillingLabel[], language: Language): Refusal =>
  wrong(sayIn(language)('check_fields', { fields: fieldNames(labels, language) }));

const detailsOf = (body: Fields): BillingDetails =>
  tidyDetails(
    Object.fromEntries(
      DETAILS_FIELDS.map((field) => [field, textOf(body[WIRE[field] ?? field])]),
    ) as unknown as BillingDetails,
  );

/** Returns the stored payment method if the body refers to it without a new number, else null. */
const keptBy = (body: Fields, stored: StoredPayment | null): StoredPayment | null => {
  if (stored?.method === 'credit_card') {
    const isSame = textOf(body.first_six) === stored.firstSix && textOf(body.last_four) === stored.lastFour;
    return isSame && !body.cardno ? stored : null;
  }
  if (stored?.method === 'ach')
    return textOf(body.last_four) === stored.lastFour && !body.account_number ? stored : null;
  return stored?.method === 'amazon' && !body.amazon_billing_agreement_id ? stored : null;
};

function newPayment(
  body: Fields,
  today: Today,
  vaulted: VaultedCard | null,
  language: Language,
): StoredPayment | Refusal {
  const method = methodName(Number(body.type));
  if (!method) return { status: 403, message: 'Invalid structure' };
  const typed = (field: PaymentField): string => textOf(body[field === 'ach_name' ? 'name_on_account' : field]);
  const isVaulted = (field: string): boolean => vaulted !== null && (field === 'cardno' || field === 'cvv');
  const faults = (Object.keys(paymentFaults(method, typed)) as PaymentField[]).filter((field) => !isVaulted(field));
  if (faults.length > 0)
    return listed(
      faults.map((field) => PAYMENT_LABELS[field]),
      language,
    );
  const holder = textOf(body.name_on_account).trim();
  if (method === 'ach') {
    const lastFour = digitsOf(textOf(body.account_number)).slice(-4);
    return { method, holder, lastFour, accountType: body.account_type === 'savings' ? 'savings' : 'checking' };
  }
  if (method !== 'credit_card') return { method };
  const cardno = digitsOf(textOf(body.cardno));
  const expiry = expiryOf({ year: body.year, month: body.month }, today);
  if (isExpired(expiry, today)) return wrong('This card has expired.');
  const { cardType, firstSix, lastFour } = vaulted ?? {
    cardType: cardTypeOf(cardno),
    firstSix: cardno.slice(0, 6),
    lastFour: cardno.slice(-4),
  };
  return { method, holder, expiry, cardType, firstSix, lastFour };
}

/**
 * Validates a billing update by the same rules as the page.
 * @param stored the current payment method, kept where the body brings no other
 * @param vaulted the card whose token the body brings instead of a number and a security code
 * @param language the language of the caller
 * @returns the refusal where the update is invalid
 */
export function readBilling(
  body: Fields,
  stored: StoredPayment | null,
  today: Today,
  vaulted: VaultedCard | null,
  language: Language,
): BillingRequest | Refusal {
  const details = detailsOf(body);
  const found = detailsFaults(details);
  const faults = inNameOrder(DETAILS_FIELDS, language).filter((field) => found[field]);
  if (faults.length > 0)
    return listed(
      faults.map((field) => detailsLabelKey(field, details)),
      language,
    );
  const isSame = !vaulted && methodName(Number(body.type)) === stored?.method;
  const kept = isSame ? keptBy(body, stored) : null;
  if (kept) return { details, payment: kept, isNew: false, verdict: undefined };
  const payment = newPayment(body, today, vaulted, language);
  if ('status' in payment) return payment;
  const verdict = vaulted ? vaulted.verdict : TEST_CARDS[digitsOf(textOf(body.cardno))];
  return { details, payment, isNew: true, verdict: payment.method === 'credit_card' ? verdict : undefined };
}
