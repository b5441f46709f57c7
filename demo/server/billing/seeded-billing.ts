import type { BillingDetails } from '../../../src/domain/billing/details';
import type { BillingInfo } from '../../../src/domain/billing/info';
import { PaymentMethod } from '../../../src/domain/billing/methods';
import type { Member } from '../model/member';

type Place = Pick<BillingDetails, 'address1' | 'city' | 'state' | 'zip' | 'phone' | 'vatno'>;

/** The seeded billing addresses of the demo accounts, by country. */
const PLACES: Readonly<Record<string, Place>> = {
  US: { address1: '2210 Harbor Road', city: 'Norfolk', state: 'VA', zip: '23510', phone: '+1 757 555 0143', vatno: '' },
  GB: { address1: '14 Canal Street', city: 'Leeds', state: '', zip: 'LS1 4DY', phone: '', vatno: '' },
  FR: { address1: '8 quai des Docks', city: 'Nantes', state: '', zip: '44000', phone: '', vatno: '' },
};
const NOWHERE: Place = { address1: '', city: '', state: '', zip: '', phone: '', vatno: '' };

/** Returns the seeded billing details of an account: a card where the account pays for something, else null. */
export const seededBilling = (
  { name, profile }: Pick<Member, 'name' | 'profile'>,
  year: number,
): BillingInfo | null => {
  const { billing_info: billing, country } = profile;
  if (!billing) return null;
  const details = {
    firstName: billing.first_name,
    lastName: 'Lindqvist',
    company: `Fleet of ${name}`,
    address2: '',
    country,
    ...(PLACES[country] ?? NOWHERE),
  };
  const expiry = { year: String(year + 2), month: '8' };
  const card = { firstSix: '424242', lastFour: '4242', cardType: 'visa', holder: 'Robin Lindqvist' } as const;
  return { details, payment: { method: 'credit_card', expiry, ...card } };
};

/** Converts billing details to their wire format. */
export function billingRecord({ details, payment }: BillingInfo): Readonly<Record<string, unknown>> {
  const { firstName, lastName, ...same } = details;
  const card = payment?.method === 'credit_card' ? payment : null;
  const account = payment?.method === 'ach' ? payment : null;
  return {
    first_name: firstName,
    last_name: lastName,
    ...same,
    type: payment ? PaymentMethod[payment.method] : 0,
    card_type: card?.cardType ?? '',
    first_six: card?.firstSix ?? '',
    last_four: card?.lastFour ?? account?.lastFour ?? '',
    year: card?.expiry.year ?? '',
    month: card?.expiry.month ?? '',
    name_on_account: card?.holder ?? account?.holder ?? '',
    account_type: account?.accountType ?? null,
  };
}
