/** Maximum length of an address in characters. [QUO-26] */
export const MAX_ADDRESS = 50;

/**
 * E-mail pattern of HTML's own field, plus a dot in the host, because a quote is mailed to people and not to machines of a
 * local network. [QUO-27]
 */
const ATOM = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])$`, 'i');

export type AddressProblem = 'invalid' | 'too-long';

/** Validates an address; null if it is valid. It checks the length first, so that the pattern never runs on a long text. */
export function addressProblem(text: string): AddressProblem | null {
  if (text.length > MAX_ADDRESS) return 'too-long';
  return PATTERN.test(text) ? null : 'invalid';
}

/** Normalises an address for comparison. [QUO-25] */
export const addressKey = (text: string): string => text.trim().toLowerCase();

/** Separators between addresses; mail programs use the semicolon. [QUO-34] */
const SEPARATORS = /[\s,;]+/;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** Splits a typed or pasted text into addresses without duplicates. [QUO-34, QUO-35] */
export function splitAddresses(text: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(SEPARATORS)) {
    if (part && !seen.has(addressKey(part))) seen.set(addressKey(part), part);
  }
  return [...seen.values()];
}
