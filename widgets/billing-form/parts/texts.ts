import { CARD_NAMES, cvvLength, type CardType } from '../../../src/domain/billing/card-type';
import {
  MAX_LENGTHS,
  type BillingDetails,
  type DetailsFault,
  type DetailsField,
} from '../../../src/domain/billing/details';
import type { Expiry, ExpiryFault } from '../../../src/domain/billing/expiry';
import type { StoredPayment } from '../../../src/domain/billing/info';
import { detailsLabelKey, PAYMENT_LABELS } from '../../../src/domain/billing/labels';
import { maskedCvv, maskedName, maskedNumber } from '../../../src/domain/billing/mask';
import type { PaymentFault, PaymentField } from '../../../src/domain/billing/payment';
import { postalRule } from '../../../src/domain/billing/postal';
import type { Translate } from '../../../src/i18n/keys';

type T = Translate<'billing_form' | 'common'>;

export const METHOD_KEYS = {
  credit_card: 'billing_form.credit_card',
  ach: 'billing_form.ach',
  amazon: 'billing_form.amazon',
  paypal: 'billing_form.paypal',
} as const;

/** Returns the label of a field of a payment. */
export const paymentLabel = (t: T, field: PaymentField): string => t(PAYMENT_LABELS[field]);

/** Returns the label of a field, which depends on the country. */
export const detailsLabel = (t: T, field: DetailsField, details: BillingDetails): string =>
  t(detailsLabelKey(field, details));

/** Returns the validation error of a field as a sentence that names the field. */
export function detailsError(t: T, field: DetailsField, fault: DetailsFault, details: BillingDetails): string {
  const label = detailsLabel(t, field, details);
  if (fault === 'too-long') return t('billing_form.too_long', { field: label, max: MAX_LENGTHS[field] });
  if (fault === 'missing') {
    const isChosen = field === 'country' || field === 'state';
    return t(isChosen ? 'billing_form.not_chosen' : 'billing_form.missing', { field: label });
  }
  const { example } = postalRule(details.country);
  if (field === 'zip' && example) return t('billing_form.invalid_like', { field: label, example });
  return t('billing_form.invalid', { field: label });
}

/** Returns the error of the month or the year as a sentence. */
export function expiryError(t: T, field: keyof Expiry, fault: ExpiryFault): string {
  if (fault === 'past') return t('billing_form.expired_card');
  return t('billing_form.not_chosen', { field: t(field === 'month' ? 'billing_form.month' : 'billing_form.year') });
}

const WRONG = {
  cardno: 'billing_form.cardno_invalid',
  routing_number: 'billing_form.routing_invalid',
  account_number: 'billing_form.account_invalid',
} as const;

export function paymentError(t: T, field: PaymentField, fault: PaymentFault, cardType: CardType | ''): string {
  const label = paymentLabel(t, field);
  if (fault === 'missing') return t('billing_form.missing', { field: label });
  if (field === 'cvv') return t('billing_form.cvv_invalid', { count: cvvLength(cardType) });
  if (field === 'amazon_billing_agreement_id')
    return t('billing_form.invalid_like', { field: label, example: 'B01-1234567-1234567' });
  return Object.hasOwn(WRONG, field)
    ? t(WRONG[field as keyof typeof WRONG])
    : t('billing_form.invalid', { field: label });
}

/** Returns the stored payment method, masked, and further lines such as its expiry date. [BIL-12, BIL-13, BIL-14] */
export function storedLines(t: T, payment: StoredPayment): readonly [name: string, ...more: string[]] {
  if (payment.method === 'credit_card') {
    const { cardType, lastFour, holder, expiry } = payment;
    return [
      `${cardType ? CARD_NAMES[cardType] : t('billing_form.credit_card')} ${maskedNumber(lastFour)}`,
      maskedName(holder),
      t('billing_form.expires', { date: `${expiry.month.padStart(2, '0')}/${expiry.year}` }),
      `${t('billing_form.cvv')} ${maskedCvv(cvvLength(cardType))}`,
    ];
  }
  if (payment.method === 'ach') {
    const type = t(payment.accountType === 'savings' ? 'billing_form.savings' : 'billing_form.checking');
    return [`${t('billing_form.ach')} ${maskedNumber(payment.lastFour)}`, maskedName(payment.holder), type];
  }
  return [t(METHOD_KEYS[payment.method])];
}
