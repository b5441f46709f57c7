import type { BillingInfo } from '../../../src/domain/billing/info';
import { fullName } from '../../../src/i18n/full-name';
import { addressOf, type Member } from '../model/member';
import type { Buyer, Seller } from '../model/invoice-parties';
import { taxCountry } from '../billing/tax';

/** The tax numbers of the fictional seller, by the countries in which it collects tax. */
const TAX_NUMBERS: Readonly<Record<string, string>> = {
  US: 'EIN 84-1942077',
  GB: 'GB 412 5673 88',
  FR: 'FR 27 918273645',
  DE: 'DE 318274659',
  ES: 'ES N4817263H',
  CH: 'CHE-215.384.967 MWST',
};

const SELLER = {
  name: 'Milepost Routing, Inc.',
  email: 'billing@milepost.example',
  address: ['1200 Wharf Street, Suite 410'],
  city: 'Portland',
  state: 'OR',
  postcode: '97209',
  country: 'US',
} as const;

/** Returns the seller with its tax number in a country. `country` is the one whose tax is collected. */
export const sellerFor = (country: string): Seller => ({
  ...SELLER,
  vatNumber: TAX_NUMBERS[country] ?? TAX_NUMBERS[SELLER.country] ?? '',
});

/** Returns the buyer from the billing details; an account without any has only its name, email and country. */
export function buyerOf(member: Pick<Member, 'name' | 'title' | 'profile'>, billing: BillingInfo | null): Buyer {
  const email = addressOf(member);
  const { country } = member.profile;
  const nowhere = { company: '', address: [], city: '', state: '', postcode: '', vatNumber: '' };
  if (!billing) return { ...nowhere, name: member.title, email, country };
  const { firstName, lastName, ...rest } = billing.details;
  const person = { firstName, lastName };
  const { company, address1, address2, city, state, zip, vatno } = rest;
  return {
    company,
    name: fullName(person, 'en'),
    person,
    email,
    address: [address1, address2].filter(Boolean),
    city,
    state,
    postcode: zip,
    country: taxCountry(member, billing),
    vatNumber: vatno,
  };
}
