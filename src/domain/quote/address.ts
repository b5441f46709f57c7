/** Characters, the last one included. [QUO-26] */
export const MAX_ADDRESS = 50;

/**
 * What a mail form takes for an address: the pattern of HTML's own e-mail field, with a host that has a dot, because a quote
 * goes to people and not to the machines of one's own network. [QUO-27]
 */
const ATOM = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])$`, 'i');

export type AddressProblem = 'invalid' | 'too-long';

/** Why nothing can be sent to it, or null. Too long comes first: no pattern is tried on a text of any length. */
export function addressProblem(text: string): AddressProblem | null {
  if (text.length > MAX_ADDRESS) return 'too-long';
  return PATTERN.test(text) ? null : 'invalid';
}

/** Two spellings of one address. [QUO-25] */
export const addressKey = (text: string): string => text.trim().toLowerCase();

/** What stands between two addresses. The semicolon is what mail programs put there. [QUO-34] */
const SEPARATORS = /[\s,;]+/;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** The entries of a typed or pasted text, each spelling of an address once. [QUO-34, QUO-35] */
export function splitAddresses(text: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(SEPARATORS)) {
    if (part && !seen.has(addressKey(part))) seen.set(addressKey(part), part);
  }
  return [...seen.values()];
}
