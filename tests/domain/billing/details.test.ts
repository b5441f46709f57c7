import { describe, expect, it } from 'vitest';
import {
  detailsFaults,
  MAX_LENGTHS,
  tidyDetails,
  withCountry,
  type BillingDetails,
  type DetailsField,
} from '../../../src/domain/billing/details';
import { postalRule } from '../../../src/domain/billing/postal';
import { statesOf } from '../../../src/domain/billing/states';
import { NO_DETAILS } from '../../kit/billing';

const GOOD: BillingDetails = {
  ...NO_DETAILS,
  firstName: 'Marisol',
  lastName: 'Ibarra',
  company: 'Tidewater Produce',
  address1: '2210 Harbor Road',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
  country: 'US',
};
const faultOf = (field: DetailsField, text: string, more: Partial<BillingDetails> = {}) =>
  detailsFaults({ ...GOOD, ...more, [field]: text })[field];

const NAMED: readonly (readonly [DetailsField, boolean])[] = [
  ['firstName', true],
  ['lastName', true],
  ['company', false],
  ['address1', true],
  ['city', true],
];

describe('billing details', () => {
  it('are valid as people write them', () => {
    expect(detailsFaults(GOOD)).toEqual({});
    expect(
      detailsFaults({
        ...GOOD,
        firstName: 'Nguyễn',
        lastName: "O'Brien-Łęcka",
        vatno: 'fr 32 123456789',
        phone: '+1 (757) 555-0143',
      }),
    ).toEqual({});
  });

  it.each(NAMED)('%s is checked against its schema [BIL-01, BIL-02, BIL-03, BIL-04, BIL-05]', (field, isRequired) => {
    expect(faultOf(field, '  ')).toBe(isRequired ? 'missing' : undefined);
    expect(faultOf(field, '?!')).toBe('invalid');
    expect(faultOf(field, 'Ab\u0007c')).toBe('invalid');
    expect(faultOf(field, 'é'.repeat(MAX_LENGTHS[field]))).toBeUndefined();
    expect(faultOf(field, 'é'.repeat(MAX_LENGTHS[field] + 1))).toBe('too-long');
  });

  it.each([
    ['US', '23510', undefined],
    ['US', '23510-1234', undefined],
    ['US', '2351', 'invalid'],
    ['US', '', 'missing'],
    ['CA', 'k1a 0b1', undefined],
    ['CA', 'K1A0B1', undefined],
    ['CA', '12345', 'invalid'],
    ['GB', 'SW1A 1AA', undefined],
    ['GB', 'ls1 4dy', undefined],
    ['GB', '12345', 'invalid'],
    ['DE', '10115', undefined],
    ['DE', '1011', 'invalid'],
    ['NL', '1012 AB', undefined],
    ['NL', '1012', 'invalid'],
    ['PT', '1000001', undefined],
    ['JP', '100-0001', undefined],
    ['LV', '1050', undefined],
    ['LV', 'LV-1050', undefined],
    ['AD', 'AD500', undefined],
    ['SE', '11455', undefined],
    ['AE', '', undefined],
    ['HK', '', undefined],
    ['KY', 'KY1-1100', undefined],
    ['GG', '***', 'invalid'],
  ])('in %s have for the postal code “%s” the error %s [BIL-06]', (country, zip, fault) => {
    expect(faultOf('zip', zip, { country, state: '' })).toBe(fault);
  });

  it('have an example of the postal code for each country', () => {
    expect(['US', 'NL', 'LV', 'AD', 'GG'].map((country) => postalRule(country).example)).toEqual([
      '10001',
      '1234 AA',
      'LV-1234',
      'AD123',
      null,
    ]);
  });

  it.each([
    ['US', undefined],
    ['us', 'invalid'],
    ['USA', 'too-long'],
    ['U', 'invalid'],
    ['12', 'invalid'],
    ['', 'missing'],
  ])('have for the country “%s” the error %s: two capital letters [BIL-07]', (country, fault) => {
    expect(faultOf('country', country)).toBe(fault);
  });

  it('require a state if the country has states', () => {
    expect(faultOf('state', '')).toBe('missing');
    expect(faultOf('state', 'ON')).toBe('invalid');
    expect(faultOf('state', '', { country: 'DE', zip: '10115' })).toBeUndefined();
    expect(faultOf('state', 'Bayern', { country: 'DE', zip: '10115' })).toBeUndefined();
    expect(['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'DE'].map((country) => statesOf(country).length)).toEqual([
      54, 13, 8, 27, 36, 32, 0,
    ]);
  });

  it('drop a state that belongs to another country', () => {
    expect(withCountry(GOOD, 'CA').state).toBe('');
    expect(withCountry({ ...GOOD, state: 'WA' }, 'AU').state).toBe('WA');
    expect(withCountry(GOOD, 'DE').state).toBe('');
    expect(withCountry({ ...GOOD, country: 'DE', state: 'Bayern' }, 'FR').state).toBe('Bayern');
  });

  it('are trimmed before they are sent', () => {
    expect(tidyDetails({ ...GOOD, firstName: ' Marisol ', zip: ' k1a 0b1', vatno: 'fr32' })).toMatchObject({
      firstName: 'Marisol',
      zip: 'K1A 0B1',
      vatno: 'FR32',
    });
  });
});
