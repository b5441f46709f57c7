import type { Paper } from './paper';
import { INK, type TextStyle } from './typeset';

export interface Column {
  readonly title: string;
  /** The share of the width; all columns add up to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A cell; the second text is a muted line below. */
export type Cell = string | readonly [text: string, below: string];

const GAP = 12;
const PAD = 5;
const HEAD: TextStyle = { size: 8, color: INK.quiet };
const BODY: TextStyle = { size: 9.5 };
/** Rows that stay with what follows the table. */
const LAST = 2;

const partsOf = (cell: Cell): readonly [string, string] => (typeof cell === 'string' ? [cell, ''] : cell);

function gridOf({ left, width, heightOf, put }: Paper, columns: readonly Column[]) {
  const places = columns.map(({ share, align }, at) => {
    const before = columns.slice(0, at).reduce((sum, one) => sum + one.share, 0);
    return { x: left + width * before, width: width * share - (at < columns.length - 1 ? GAP : 0), align };
  });
  const styled = (at: number, style: TextStyle): TextStyle => {
    const { width: own, align } = places[at] ?? {};
    return { ...style, width: own, align };
  };
  const cellHeight = (cell: Cell, at: number, style: TextStyle): number => {
    const [text, below] = partsOf(cell);
    return (text ? heightOf(text, styled(at, style)) : 0) + (below ? heightOf(below, styled(at, HEAD)) : 0);
  };
  return {
    rowHeight: (cells: readonly Cell[], style: TextStyle): number =>
      Math.max(...cells.map((cell, at) => cellHeight(cell, at, style))) + 2 * PAD,
    putCell(cell: Cell, at: number, y: number, style: TextStyle): void {
      const [text, below] = partsOf(cell);
      const x = places[at]?.x ?? left;
      const height = text ? put(text, x, y + PAD, styled(at, style)) : 0;
      if (below) put(below, x, y + PAD + height, styled(at, HEAD));
    },
  };
}

/** Returns the height of a table whose rows stay on one sheet. */
export function heightOfTable(paper: Paper, columns: readonly Column[], rows: readonly (readonly Cell[])[]): number {
  const { rowHeight } = gridOf(paper, columns);
  const titles = columns.map(({ title }) => title);
  return rowHeight(titles, HEAD) + rows.reduce((sum, row) => sum + rowHeight(row, BODY), 0);
}

/**
 * Writes a table. Its header repeats on every page, and no row breaks across pages.
 * @param after the height of what follows and must not stand alone: the last rows go with it to the next sheet
 */
export function writeTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  after = 0,
): void {
  const { doc, within } = paper;
  const { rowHeight, putCell } = gridOf(paper, columns);
  const titles = columns.map(({ title }) => title);
  const headHeight = rowHeight(titles, HEAD);
  const heights = rows.map((row) => rowHeight(row, BODY));

  /** Returns the height that has to fit where a row begins. */
  const needed = (at: number): number => {
    const own = heights[at] ?? 0;
    if (after === 0 || at !== Math.max(0, rows.length - LAST)) return own;
    const all = heights.slice(at).reduce((sum, one) => sum + one, 0) + after;
    return all + headHeight <= paper.sheetHeight ? all : own;
  };
  const row = (
    cells: readonly Cell[],
    style: TextStyle,
    height: number,
    cell: (at: number, put: () => void) => void,
  ) => {
    const y = doc.y;
    cells.forEach((one, at) => cell(at, () => putCell(one, at, y, style)));
    doc.y = y + height;
    paper.line();
  };
  const headAgain = (): void => paper.artifact(() => row(titles, HEAD, headHeight, (_, put) => put()));

  paper.room(headHeight + needed(0));
  within('Table', () => {
    within('TR', () => row(titles, HEAD, headHeight, (_, put) => within('TH', put, { scope: 'Column' })));
    rows.forEach((cells, at) => {
      if (at > 0 && paper.room(needed(at))) headAgain();
      within('TR', () => row(cells, BODY, heights[at] ?? 0, (_, put) => within('TD', put)));
    });
  });
}
