import { sanitiseName } from '../../../src/domain/quote/comment';
import { fullName } from '../../../src/i18n/full-name';
import { storedBilling } from '../billing/store';
import { SELLER } from '../core/seller';
import type { Db } from '../db/open';
import { addressOf, type Member } from '../model/member';
import type { QuoteSender } from '../model/quote-sender';
import type { Writer } from '../texts/format';
import { inertLinks } from './inert';

/** Letters alone, so that no spelling of the seller's name passes for another. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Returns a visitor as a sender, by the given name; one that contains the seller's name is dropped, because the mail is the seller's. */
export function visitorSender(name: string): QuoteSender {
  const given = inertLinks(sanitiseName(name));
  const poses = letters(given).includes(letters(SELLER));
  return { name: poses ? '' : given, company: '', email: '', isMember: false };
}

/** Returns a member as a sender: the name of the billing details, else the email address. */
export async function memberSender(db: Db, member: Member, now: number): Promise<QuoteSender> {
  const details = (await storedBilling(db, member, now))?.details;
  const email = addressOf(member);
  const name = details ? fullName(details, 'en') : '';
  const person = details && name ? { person: { firstName: details.firstName, lastName: details.lastName } } : {};
  return { name: name || email, ...person, company: details?.company ?? '', email, isMember: true };
}

/** Returns the name under which a sender is told, in the order of the language. */
export const nameOfSender = ({ name, person }: QuoteSender, { say, language }: Writer): string =>
  person ? fullName(person, language) : name || say('somebody');

/** Returns a comment as its sender may have it told: addresses in the words of a visitor lead nowhere. */
export const wordsOf = (comment: string, { isMember }: QuoteSender): string =>
  isMember ? comment : inertLinks(comment);
