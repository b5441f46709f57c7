import type { Paper } from './paper';
import { INK, type TextStyle } from './typeset';

/** The width of the sums at the right, in points, and the parts of it for labels and values. */
export const SUMS = 290;
const [LABEL, VALUE] = [0.58, 0.4];
const ABOVE = 16;
const BELOW_RULE = 8;

export interface SumRow {
  readonly label: string;
  readonly value: string;
  readonly color?: string;
}

interface Sums {
  readonly rows: readonly SumRow[];
  readonly total: SumRow;
  readonly after?: readonly SumRow[];
  /** The sentence below. */
  readonly note?: string;
}

const NOTE: TextStyle = { size: 9, color: INK.quiet, width: SUMS, align: 'right' };
const SMALL = 10;
const LARGE = 16;

const labelStyle = (size: number): TextStyle => ({
  size: 10,
  face: size > SMALL ? 'strong' : 'regular',
  width: SUMS * LABEL,
});

/** A value that is too long for its part of the row gets the width of the label too, below it. */
const isWide = (paper: Paper, { value }: SumRow, size: number): boolean =>
  paper.widthOf(value, valueStyle(size)) > SUMS * VALUE;
const valueStyle = (size: number, width = SUMS * VALUE): TextStyle => ({
  size,
  face: size > SMALL ? 'strong' : 'regular',
  width,
  align: 'right',
});

function rowHeight(paper: Paper, row: SumRow, size: number): number {
  const label = paper.heightOf(row.label, labelStyle(size));
  const value = paper.lineHeight({ size });
  return Math.max(isWide(paper, row, size) ? label + value : Math.max(label, value), size + 8);
}

function sumRow(paper: Paper, row: SumRow, size: number): void {
  const { doc, left, width, within } = paper;
  const [x, y] = [left + width - SUMS, doc.y];
  const { label, value, color = INK.text } = row;
  const wide = isWide(paper, row, size);
  const from = wide ? x : x + SUMS * (1 - VALUE);
  const below = wide ? paper.heightOf(label, labelStyle(size)) : 0;
  within('TR', () => {
    const drop = size > SMALL && !wide ? 5.5 : 0;
    within('TH', () => void paper.put(label, x, y + drop, labelStyle(size)), { scope: 'Row' });
    const style = { ...valueStyle(size, wide ? SUMS : SUMS * VALUE), color };
    within('TD', () => void paper.put(value, from, y + below, style));
  });
  doc.y = y + rowHeight(paper, row, size);
}

/** Returns the height of sums, so that a table above keeps its last rows with them. */
export function heightOfSums(paper: Paper, { rows, total, after = [], note }: Sums): number {
  const small = [...rows, ...after].reduce((sum, row) => sum + rowHeight(paper, row, SMALL), 0);
  return ABOVE + small + BELOW_RULE + rowHeight(paper, total, LARGE) + (note ? paper.heightOf(note, NOTE) + 4 : 0);
}

/** Writes the sums of a document on one sheet: the rows, a rule, the total, the rows after it, and a note. */
export function writeSums(paper: Paper, sums: Sums): void {
  const { rows, total, after = [], note } = sums;
  const { left, width } = paper;
  paper.room(heightOfSums(paper, sums));
  paper.skip(ABOVE);
  paper.within('Table', () => {
    for (const row of rows) sumRow(paper, row, SMALL);
    paper.line(paper.doc.y, left + width - SUMS);
    paper.skip(BELOW_RULE);
    sumRow(paper, total, LARGE);
    for (const row of after) sumRow(paper, row, SMALL);
  });
  paper.skip(4);
  if (note) paper.text(note, { ...NOTE, x: left + width - SUMS });
}
