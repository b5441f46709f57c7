/** A card type: leading digits, lengths and name of its numbers. */
interface Kind {
  readonly name: string;
  /** Leading digits, or a range of them as first and last. */
  readonly starts: readonly string[];
  readonly lengths: readonly number[];
}

const to19 = (from: number): readonly number[] => Array.from({ length: 20 - from }, (_, at) => from + at);

/**
 * The nine documented card types. Their ranges overlap and the first match wins: Visa Electron before Visa, Laser before
 * Maestro. [BIL-15, docs/decisions/0058]
 */
export const CARD_KINDS = [
  { name: 'amex', starts: ['34', '37'], lengths: [15] },
  { name: 'diners', starts: ['300-305', '3095', '36', '38-39'], lengths: to19(14) },
  { name: 'jcb', starts: ['3528-3589'], lengths: to19(16) },
  { name: 'laser', starts: ['6304', '6706', '6709', '6771'], lengths: to19(16) },
  { name: 'visa electron', starts: ['4026', '417500', '4508', '4844', '4913', '4917'], lengths: [16] },
  { name: 'visa', starts: ['4'], lengths: [13, 16, 18, 19] },
  { name: 'mastercard', starts: ['51-55', '2221-2720'], lengths: [16] },
  { name: 'maestro', starts: ['50', '56-58', '6390', '67'], lengths: to19(12) },
  { name: 'discover', starts: ['6011', '622126-622925', '644-649', '65'], lengths: to19(16) },
] as const satisfies readonly Kind[];

export type CardType = (typeof CARD_KINDS)[number]['name'];

/** Display names of the card types, the same in every language. */
export const CARD_NAMES: Readonly<Record<CardType, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  laser: 'Laser',
  'visa electron': 'Visa Electron',
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  discover: 'Discover',
};

const beginsWith = (digits: string, start: string): boolean => {
  const [first, last = first] = start.split('-') as [string, string?];
  const head = digits.slice(0, first.length);
  return head.length === first.length && head >= first && head <= last;
};

const kindOf = (digits: string) =>
  CARD_KINDS.find(({ starts }) => starts.some((start: string) => beginsWith(digits, start)));

/** Detects the card type of a number while it is typed; '' if it is unknown so far. [BIL-15] */
export const cardTypeOf = (digits: string): CardType | '' => kindOf(digits)?.name ?? '';

/** Returns the lengths that a number may have; an unknown type allows those of any card. */
export const cardLengths = (digits: string): readonly number[] => kindOf(digits)?.lengths ?? to19(12);

/** Returns the length of the card's security code; American Express prints four digits. */
export const cvvLength = (type: CardType | ''): 3 | 4 => (type === 'amex' ? 4 : 3);

/** Returns the sizes of the printed groups of digits; the last group takes the rest. */
export const cardGroups = (digits: string): readonly number[] => {
  const type = cardTypeOf(digits);
  return type === 'amex' || (type === 'diners' && digits.length <= 14) ? [4, 6, 9] : [4, 4, 4, 4, 3];
};
