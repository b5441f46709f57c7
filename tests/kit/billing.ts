import type { BillingDetails } from '../../src/domain/billing/details';

/** Billing details with every field empty. */
export const NO_DETAILS: BillingDetails = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
  vatno: '',
};

/** Billing details in the field names of the wire (snake case). */
export const DETAILS = {
  first_name: 'Marisol',
  last_name: 'Ibarra',
  address1: '1 Dock Street',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
  country: 'US',
} as const;

/** The same details by the labels of the form's text fields; the state is missing, because it is a select. */
export const ADDRESS = {
  'First name': DETAILS.first_name,
  'Last name': DETAILS.last_name,
  Address: DETAILS.address1,
  City: DETAILS.city,
  'ZIP code': DETAILS.zip,
} as const;
