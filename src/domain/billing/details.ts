import { postalRule, tidyPostal } from './postal';
import { statesOf } from './states';

/** Billing name and address, as typed text. [BIL-21] */
export interface BillingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
  readonly vatno: string;
}

export type DetailsField = keyof BillingDetails;
export type DetailsFault = 'missing' | 'invalid' | 'too-long';

/** Billing fields in reading order. */
export const DETAILS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'country',
  'vatno',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
] as const satisfies readonly DetailsField[];

/**
 * Maximum lengths in characters. The documents name no lengths, so these follow the widest labels and database columns in
 * use.
 */
export const MAX_LENGTHS: Readonly<Record<DetailsField, number>> = {
  firstName: 50,
  lastName: 50,
  company: 100,
  address1: 100,
  address2: 100,
  city: 60,
  state: 60,
  zip: 12,
  country: 2,
  phone: 25,
  vatno: 20,
};

/** ISO country code in two capital letters. [BIL-07] */
const COUNTRY = /^[A-Z]{2}$/;
const PHONE = /^\+?[\d(][\d\s()./-]{4,}$/;
const VAT = /^[A-Z\d][A-Z\d .\-/]{3,}$/;
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Control characters, which would break a mail or a PDF. */
const CONTROL = /\p{Cc}/u;

const isRequired = (field: DetailsField, { country }: BillingDetails): boolean => {
  if (field === 'state') return statesOf(country).length > 0;
  if (field === 'zip') return !postalRule(country).isOptional;
  return ['firstName', 'lastName', 'address1', 'city', 'country'].includes(field);
};

const isWellFormed = (field: DetailsField, text: string, { country }: BillingDetails): boolean => {
  switch (field) {
    case 'country':
      return COUNTRY.test(text);
    case 'zip':
      return postalRule(country).pattern.test(tidyPostal(text));
    case 'state':
      return statesOf(country).length === 0 || statesOf(country).some(([code]) => code === text);
    case 'phone':
      return PHONE.test(text);
    case 'vatno':
      return VAT.test(text.toUpperCase());
    case 'company':
    case 'address1':
    case 'address2':
      return LETTER_OR_DIGIT.test(text);
    default:
      return LETTER.test(text);
  }
};

/** Validates the billing fields; returns a fault for each invalid one. [BIL-01 … BIL-07] */
export function detailsFaults(details: BillingDetails): Partial<Record<DetailsField, DetailsFault>> {
  const faults: Partial<Record<DetailsField, DetailsFault>> = {};
  for (const field of DETAILS_FIELDS) {
    const text = details[field].trim();
    if (text === '') {
      if (isRequired(field, details)) faults[field] = 'missing';
    } else if ([...text].length > MAX_LENGTHS[field]) faults[field] = 'too-long';
    else if (CONTROL.test(text) || !isWellFormed(field, text, details)) faults[field] = 'invalid';
  }
  return faults;
}

/** Normalises the fields for the update: trims them and capitalises codes. */
export const tidyDetails = (details: BillingDetails): BillingDetails => ({
  ...(Object.fromEntries(DETAILS_FIELDS.map((field) => [field, details[field].trim()])) as unknown as BillingDetails),
  zip: tidyPostal(details.zip),
  vatno: details.vatno.trim().toUpperCase(),
});

/** Sets the country and clears a state that does not belong to it. */
export const withCountry = (details: BillingDetails, country: string): BillingDetails => {
  const states = statesOf(country);
  const isIn = states.length === 0 || states.some(([code]) => code === details.state);
  const wasListed = statesOf(details.country).length > 0;
  return { ...details, country, state: isIn && !(wasListed && states.length === 0) ? details.state : '' };
};
