import { cardGroups, cardLengths } from './card-type';

/** The digits of a text, also of one that was pasted: full-width digits count, blanks and dashes do not. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A number as it is printed: `4242 4242 4242 4242`, `3782 822463 10005`. No digit is ever lost. */
export function printedNumber(digits: string): string {
  const groups: string[] = [];
  let at = 0;
  for (const size of cardGroups(digits)) {
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  groups.push(digits.slice(at));
  return groups.filter(Boolean).join(' ');
}

/** The check digit of Luhn: one wrong digit, and most pairs in the wrong order, are found. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** What is wrong with a card's number; null where it may be one. */
export const numberFault = (digits: string): 'missing' | 'invalid' | null => {
  if (digits === '') return 'missing';
  return cardLengths(digits).includes(digits.length) && hasCheckDigit(digits) ? null : 'invalid';
};

/** The check sum of an American bank's nine digits. */
export const isRoutingNumber = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  digits !== '000000000' &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;
