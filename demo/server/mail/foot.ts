import { sellerFor } from '../invoice/parties';
import { placeOf } from '../pdf/address';
import { writerOf } from '../texts/format';
import type { Language } from '../texts/language';

/** Returns the lines about the seller at the foot of each mail: name, address, and how to reach it. */
export function footOfMail(language: Language): readonly string[] {
  const { name, address, email, ...place } = sellerFor('');
  const { country } = writerOf(language, 'USD');
  return [name, [...address, placeOf(place), country(place.country)].join(', '), email];
}
