import type { CardType } from '../../../src/domain/billing/card-type';
import {
  DETAILS_FIELDS,
  type BillingDetails,
  type DetailsFault,
  type DetailsField,
} from '../../../src/domain/billing/details';
import type { ExpiryFaults } from '../../../src/domain/billing/expiry';
import type { MethodName } from '../../../src/domain/billing/methods';
import { PAYMENT_FIELDS, type PaymentFaults } from '../../../src/domain/billing/payment';
import { inNameOrder } from '../../../src/i18n/full-name';
import type { Translate } from '../../../src/i18n/keys';
import type { PaymentButtonMethod } from '../../../src/page/payment-buttons';
import { detailsError, expiryError, METHOD_KEYS, paymentError } from './texts';

const EXPIRY = ['month', 'year'] as const;

/** The `field` of the error that nobody has agreed on the provider's button. */
export const AGREEMENT = 'agreement';

/** A validation error: the field, and the sentence that explains it. */
export interface FieldError {
  readonly field: string;
  readonly text: string;
}

interface Found {
  readonly t: Translate<'billing_form' | 'common'>;
  readonly language: string;
  readonly details: BillingDetails;
  readonly faults: Partial<Record<DetailsField, DetailsFault>>;
  /** Null if the stored payment method stays. */
  readonly method: MethodName | null;
  readonly payment: PaymentFaults;
  readonly cardType: CardType | '';
  /** The method whose provider's button nobody has agreed on yet; null if none lacks an agreement. */
  readonly lacking: PaymentButtonMethod | null;
  /** Empty for a method without an expiry date. */
  readonly expiry: ExpiryFaults;
}

/** Returns all validation errors in reading order. */
export function fieldErrors({
  t,
  language,
  details,
  faults,
  method,
  payment,
  cardType,
  expiry,
  lacking,
}: Found): readonly FieldError[] {
  const wrong: FieldError[] = [];
  if (lacking) wrong.push({ field: AGREEMENT, text: t('billing_form.agree_first', { name: t(METHOD_KEYS[lacking]) }) });
  for (const field of method ? PAYMENT_FIELDS[method] : []) {
    // The expiry date precedes the security code in reading order.
    for (const part of field === 'cvv' ? EXPIRY : []) {
      const late = expiry[part];
      if (late) wrong.push({ field: part, text: expiryError(t, part, late) });
    }
    const fault = payment[field];
    if (fault) wrong.push({ field, text: paymentError(t, field, fault, cardType) });
  }
  for (const field of inNameOrder(DETAILS_FIELDS, language)) {
    const fault = faults[field];
    if (fault) wrong.push({ field, text: detailsError(t, field, fault, details) });
  }
  return wrong;
}
