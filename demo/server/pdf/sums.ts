import { INK, type Paper } from './paper';

/** The width of the sums at the right, in points. */
export const SUMS = 290;

export interface SumRow {
  readonly label: string;
  readonly value: string;
  readonly color?: string;
}

function sumRow(paper: Paper, { label, value, color = INK.text }: SumRow, size: number): void {
  const { doc, left, width } = paper;
  const [x, y] = [left + width - SUMS, doc.y];
  const face = size > 10 ? 'strong' : 'regular';
  paper.put(label, x, y + (size > 10 ? 4 : 0), { size: 10, face, width: SUMS * 0.6 });
  const height = Math.max(doc.y - y, size + 8);
  paper.put(value, x + SUMS * 0.4, y, { size, face, color, width: SUMS * 0.6, align: 'right' });
  doc.y = y + height;
}

/** Writes the sums of a document: the rows, a rule, the total, and the rows after it. */
export function writeSums(paper: Paper, rows: readonly SumRow[], total: SumRow, after: readonly SumRow[] = []): void {
  const { doc, left, width } = paper;
  for (const row of rows) sumRow(paper, row, 10);
  doc
    .moveTo(left + width - SUMS, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.75)
    .strokeColor(INK.rule)
    .stroke();
  paper.skip(8);
  sumRow(paper, total, 16);
  for (const row of after) sumRow(paper, row, 10);
}
