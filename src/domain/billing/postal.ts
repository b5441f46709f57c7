/** Example postal codes and their countries: `9` stands for a digit, `A` for a letter; blanks and dashes are optional. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '99999':
    'DE ES FR IT FI MX MY HR EE TR UA TH ID KW MA EG SA DZ PK RS KR ME BA CU DO GT HN NI PE UY LK MM NP KE ZM SN',
  '9999': 'AT AU BE BG CH CY DK HU LI LU NO NZ PH SI TN ZA BD GE AM AL MK GL VE PY SV',
  '999999': 'CN IN RU SG RO KZ BY VN CO NG EC KG MN TJ TM UZ',
  '999': 'IS FO OM PG',
  '9999999': 'IL CL',
  '999-9999': 'JP',
  '99-999': 'PL',
  '9999-999': 'PT',
  '99999-999': 'BR',
  '999 99': 'SE CZ SK GR',
  '9999 AA': 'NL',
  'A9A 9A9': 'CA',
  'AAA 9999': 'MT',
  'LV-9999': 'LV',
  'LT-99999': 'LT',
  AD999: 'AD',
};

/** Countries whose pattern no example expresses. */
const OWN: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  US: [/^\d{5}(-?\d{4})?$/, '10001'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA'],
  IE: [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'D02 AF30'],
  AR: [/^([A-Z]\d{4}[A-Z]{3}|\d{4})$/, 'C1425'],
  TW: [/^\d{3}(\d{2,3})?$/, '10047'],
  MC: [/^980\d{2}$/, '98000'],
};

/** Countries without postal codes, or where they are hardly used. */
const WITHOUT =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MW NR NU ' +
  'PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW';

const ANY = /^[A-Z\d][A-Z\d -]{1,10}$/;

interface PostalRule {
  readonly pattern: RegExp;
  /** Example for the form; null if the format is unknown. */
  readonly example: string | null;
  readonly isOptional: boolean;
}

const patternOf = (example: string): RegExp => {
  const parts = [...example].map((sign) => {
    if (sign === '9') return String.raw`\d`;
    if (sign === 'A' && !example.startsWith('AD')) return '[A-Z]';
    return sign === ' ' || sign === '-' ? '[ -]?' : sign;
  });
  // Makes a leading country code optional, because people often leave it out.
  return new RegExp(`^${parts.join('').replace(/^([A-Z]{2}\[ -\]\?)/, '($1)?')}$`);
};

/** Returns the format of a country's postal codes. [BIL-06] */
export function postalRule(country: string): PostalRule {
  const own = OWN[country];
  if (own) return { pattern: own[0], example: own[1], isOptional: false };
  const [example] = Object.entries(EXAMPLES).find(([, countries]) => countries.split(' ').includes(country)) ?? [];
  if (example === undefined) return { pattern: ANY, example: null, isOptional: WITHOUT.includes(country) };
  const shown = example.replace(/9+|A+/g, (run) => (run.startsWith('9') ? '1234567'.slice(0, run.length) : run));
  return { pattern: patternOf(example), example: shown, isOptional: false };
}

/** Normalises a postal code: trims and capitalises it. */
export const tidyPostal = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
