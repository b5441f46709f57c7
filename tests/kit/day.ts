import { readDay, type Day } from '../../src/domain/time/day';

/** Parses a billing day written as text. */
export function day(text: string): Day {
  const read = readDay(text);
  if (!read) throw new Error(`${text} is no day`);
  return read;
}
