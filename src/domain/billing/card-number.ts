import { cardGroups, cardLengths } from './card-type';

/** Returns the digits of a typed or pasted text, without blanks and dashes; full-width digits count. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Formats a card number in groups as printed: `4242 4242 4242 4242`, `3782 822463 10005`. It never drops a digit. */
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

/** Checks the Luhn digit, which detects each wrong digit and most swapped pairs. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** Validates a card number; null if it is valid. */
export const numberFault = (digits: string): 'missing' | 'invalid' | null => {
  if (digits === '') return 'missing';
  return cardLengths(digits).includes(digits.length) && hasCheckDigit(digits) ? null : 'invalid';
};

/** Validates the nine digits of an ABA routing number by its checksum. */
export const isRoutingNumber = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  digits !== '000000000' &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;
