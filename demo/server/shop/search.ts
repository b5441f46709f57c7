import { plain, wordsOf } from '../../../src/domain/marketplace/text';
import type { Words } from '../texts/dictionary';

interface Named {
  readonly title: string;
  readonly description: string;
  readonly code: string;
}

/** Searches rows that contain all words of a term, ignoring case and accents; rows that begin with the term come first. */
export function found<T>(rows: readonly T[], term: string, textOf: (row: T) => string): readonly T[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const texts = rows.map((row) => ({ row, text: plain(textOf(row)) }));
  const begins = ({ text }: { readonly text: string }): number => Number(!text.startsWith(words.join(' ')));
  return texts
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((a, b) => begins(a) - begins(b))
    .map(({ row }) => row);
}

/** Reads titles in the language that the term is typed in. */
export const byTitle =
  (words: Words) =>
  ({ title }: Pick<Named, 'title'>): string =>
    words(title);

export const byTexts =
  (words: Words) =>
  ({ title, description, code }: Named): string =>
    `${words(title)} ${words(description)} ${code}`;
