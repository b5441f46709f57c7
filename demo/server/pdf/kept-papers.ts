import { createHash } from 'node:crypto';
import { remembered } from '../core/remembered';

type Paper = Uint8Array<ArrayBuffer>;

/** The most PDFs in memory, of some thirty kilobytes each. */
const MOST = 200;

const keyOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/**
 * Keeps the PDFs that were asked for last, because to draw one takes a hundred times as long as to send it, and a quote never changes. Those
 * who ask for one at the same time wait for one drawing.
 */
export function keepPapers() {
  const kept = new Map<string, Promise<Paper>>();
  return {
    /** Returns whether the PDF of these facts is there already. */
    has: (facts: unknown): boolean => kept.has(keyOf(facts)),
    /** Returns the PDF of these facts, which name all that it depends on, and draws it where it is not there. */
    paperOf: (facts: unknown, draw: () => Promise<Paper>): Promise<Paper> => {
      const key = keyOf(facts);
      const known = kept.get(key);
      // A Map keeps the order of insertion, so what is asked for again goes to its end.
      if (known) kept.delete(key);
      if (known) kept.set(key, known);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= MOST && !known) kept.delete(oldest);
      return remembered(kept, key, draw);
    },
  };
}
