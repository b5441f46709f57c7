export type Sheet = 'A4' | 'LETTER';

/** Countries whose paper is Letter, as Unicode's CLDR lists them; the others use A4. */
const LETTER: ReadonlySet<string> = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** Returns the size of the sheets that a country uses. @param country ISO 3166 code; an unknown one gives A4 */
export const sheetOf = (country: string | undefined): Sheet =>
  LETTER.has(country?.toUpperCase() ?? '') ? 'LETTER' : 'A4';
