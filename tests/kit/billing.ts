import type { BillingDetails } from '../../src/domain/billing/details';

/** Nothing is told. */
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

/** Who is billed, by the names of the wire. */
export const DETAILS = {
  first_name: 'Marisol',
  last_name: 'Ibarra',
  address1: '1 Dock Street',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
  country: 'US',
} as const;

/** The same by what a person reads over the fields; the state is chosen. */
export const ADDRESS = {
  'First name': DETAILS.first_name,
  'Last name': DETAILS.last_name,
  Address: DETAILS.address1,
  City: DETAILS.city,
  'ZIP code': DETAILS.zip,
} as const;
