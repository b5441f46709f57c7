import type { BillingDetails, DetailsField } from './details';
import type { PaymentField } from './payment';
import { statesOf } from './states';

/** The labels of the fields of a payment: the keys of their texts. */
export const PAYMENT_LABELS = {
  cardno: 'billing_form.cardno',
  name_on_account: 'billing_form.holder',
  cvv: 'billing_form.cvv',
  ach_name: 'billing_form.account_name',
  routing_number: 'billing_form.routing',
  account_number: 'billing_form.account',
  amazon_billing_agreement_id: 'billing_form.agreement',
} as const satisfies Record<PaymentField, string>;

const DETAILS_LABELS = {
  firstName: 'billing_form.first_name',
  lastName: 'billing_form.last_name',
  company: 'billing_form.company',
  country: 'billing_form.country',
  vatno: 'billing_form.vatno',
  address1: 'billing_form.street',
  address2: 'billing_form.street_more',
  city: 'billing_form.city',
  phone: 'billing_form.phone',
} as const;

type DetailsLabel =
  | (typeof DETAILS_LABELS)[keyof typeof DETAILS_LABELS]
  | 'billing_form.zip'
  | 'billing_form.postal'
  | 'billing_form.province'
  | 'billing_form.state'
  | 'billing_form.region';
export type BillingLabel = DetailsLabel | (typeof PAYMENT_LABELS)[PaymentField];

/** Returns the key of the label of a billing field, which depends on the country. */
export function detailsLabelKey(field: DetailsField, { country }: Pick<BillingDetails, 'country'>): DetailsLabel {
  if (field === 'zip') return country === 'US' ? 'billing_form.zip' : 'billing_form.postal';
  if (field !== 'state') return DETAILS_LABELS[field];
  if (country === 'CA') return 'billing_form.province';
  return statesOf(country).length > 0 ? 'billing_form.state' : 'billing_form.region';
}
