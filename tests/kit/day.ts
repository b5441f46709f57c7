import { readDay, type Day } from '../../src/domain/time/day';

/** A day that a test writes down. */
export function day(text: string): Day {
  const read = readDay(text);
  if (!read) throw new Error(`${text} is no day`);
  return read;
}
