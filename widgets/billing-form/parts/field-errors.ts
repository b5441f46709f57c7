import type { CardType } from '../../../src/domain/billing/card-type';
import {
  DETAILS_FIELDS,
  type BillingDetails,
  type DetailsFault,
  type DetailsField,
} from '../../../src/domain/billing/details';
import type { MethodName } from '../../../src/domain/billing/methods';
import { PAYMENT_FIELDS, type PaymentFaults } from '../../../src/domain/billing/payment';
import type { Translate } from '../../../src/i18n/keys';
import { detailsError, paymentError } from './texts';

/** A validation error: the field, and the sentence that explains it. */
export interface FieldError {
  readonly field: string;
  readonly text: string;
}

interface Found {
  readonly t: Translate<'billing_form' | 'common'>;
  readonly details: BillingDetails;
  readonly faults: Partial<Record<DetailsField, DetailsFault>>;
  /** Null if the stored payment method stays. */
  readonly method: MethodName | null;
  readonly payment: PaymentFaults;
  readonly cardType: CardType | '';
  readonly isLate: boolean;
}

/** Returns all validation errors in reading order. */
export function fieldErrors({ t, details, faults, method, payment, cardType, isLate }: Found): readonly FieldError[] {
  const wrong: FieldError[] = [];
  for (const field of method ? PAYMENT_FIELDS[method] : []) {
    // The expiry date precedes the security code in reading order.
    if (field === 'cvv' && isLate) wrong.push({ field: 'month', text: t('billing_form.expired_card') });
    const fault = payment[field];
    if (fault) wrong.push({ field, text: paymentError(t, field, fault, cardType) });
  }
  for (const field of DETAILS_FIELDS) {
    const fault = faults[field];
    if (fault) wrong.push({ field, text: detailsError(t, field, fault, details) });
  }
  return wrong;
}
