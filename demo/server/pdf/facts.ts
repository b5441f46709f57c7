import type { Paper } from './paper';
import { INK } from './typeset';

/** What a document says of itself: a label, and its value below. */
export type Fact = readonly [label: string, value: string];

const GAP = 12;
const LABEL = { size: 8, color: INK.quiet } as const;
const VALUE = { size: 10, face: 'medium' } as const;

/**
 * Writes labels and values in columns of one width, so that the columns of several rows stand below each other.
 * @param of how many columns the sheet has
 */
export function writeColumns(paper: Paper, facts: readonly Fact[], of: number): void {
  const { doc, left, width } = paper;
  const column = width / of;
  const place = { width: column - GAP };
  const height = Math.max(...facts.map(([, value]) => paper.heightOf(value, { ...VALUE, ...place })));
  paper.room(13 + height);
  const y = doc.y;
  facts.forEach(([label, value], at) => {
    const x = left + at * column;
    paper.put(label, x, y, { ...LABEL, ...place });
    paper.put(value, x, y + 13, { ...VALUE, ...place });
  });
  doc.y = y + 13 + height + 16;
}

/**
 * Writes labels and values in columns. Each column gets the width that it needs, so that no date wraps, plus a share of the spare width;
 * missing width is taken from the widest column.
 */
export function writeFacts(paper: Paper, facts: readonly Fact[]): void {
  const { doc, left, width, widthOf } = paper;
  const needed = facts.map(([label, value]) => Math.max(widthOf(label, LABEL), widthOf(value, VALUE)) + GAP);
  const spare = width - needed.reduce((sum, one) => sum + one, 0);
  const widest = needed.indexOf(Math.max(...needed));
  const share = (at: number): number => (at === widest ? spare : 0);
  const widths = needed.map((one, at) => one + (spare > 0 ? spare / facts.length : share(at)));
  const y = doc.y;
  const heights = facts.map(([label, value], at) => {
    const x = left + widths.slice(0, at).reduce((sum, one) => sum + one, 0);
    const place = { width: (widths[at] ?? width) - GAP + 1 };
    paper.put(label, x, y, { ...LABEL, ...place });
    return paper.put(value, x, y + 13, { ...VALUE, ...place });
  });
  doc.y = y + 13 + Math.max(...heights) + 18;
}
