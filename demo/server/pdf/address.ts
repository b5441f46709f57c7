import { fullName } from '../../../src/i18n/full-name';
import type { Buyer, Seller } from '../model/invoice-parties';
import type { Writer } from '../texts/format';

/** Countries whose addresses end with the postcode; elsewhere it precedes the town. */
const POSTCODE_LAST: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'AU', 'NZ', 'IE', 'IN']);

/** Returns the town of a party with its state and postcode, as the party's country writes them. */
export function placeOf({ city, state, postcode, country }: Pick<Seller, 'city' | 'state' | 'postcode' | 'country'>) {
  const place = POSTCODE_LAST.has(country) ? [city, state, postcode] : [postcode, city, state];
  return place.filter(Boolean).join(' ');
}

/** Returns the lines of a party: names, address, country, tax number, and email address. */
export function linesOfParty(party: Seller | Buyer, writer: Writer): readonly string[] {
  const { email, address, country, vatNumber } = party;
  const company = 'company' in party ? party.company : '';
  const name = 'person' in party && party.person ? fullName(party.person, writer.language) : party.name;
  const vat = vatNumber ? writer.say('invoice_tax_id', { number: vatNumber }) : '';
  return [company, name, ...address, placeOf(party), writer.country(country), vat, email].filter(Boolean);
}
