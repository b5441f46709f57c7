import { plain } from '../marketplace/text';

/**
 * Returns true if each part of the term occurs in what is written of an invoice: its number, title, amount, day or month.
 * @param words everything that a person may look for, as the page writes it
 */
export const isFound = (words: readonly string[], term: string): boolean => {
  const written = plain(words.join(' '));
  return plain(term)
    .split(/\s+/)
    .every((part) => written.includes(part));
};
