import { plain, wordsOf } from '../../../src/domain/marketplace/text';

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

export const byTitle = ({ title }: Pick<Named, 'title'>): string => title;
export const byTexts = ({ title, description, code }: Named): string => `${title} ${description} ${code}`;
