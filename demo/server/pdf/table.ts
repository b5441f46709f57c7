import { INK, type Paper, type TextStyle } from './paper';

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

/** Writes a table. Its header repeats on every page, and no row breaks across pages. */
export function writeTable(paper: Paper, columns: readonly Column[], rows: readonly (readonly Cell[])[]): void {
  const { doc, left, width } = paper;
  const places = columns.map(({ share, align }, at) => {
    const before = columns.slice(0, at).reduce((sum, one) => sum + one.share, 0);
    return { x: left + width * before, width: width * share - (at < columns.length - 1 ? GAP : 0), align };
  });
  const styled = (at: number, style: TextStyle): TextStyle => ({
    ...style,
    width: places[at]?.width,
    align: places[at]?.align,
  });
  const HEAD: TextStyle = { size: 8, color: INK.quiet };
  const BODY: TextStyle = { size: 9.5 };

  const partsOf = (cell: Cell): readonly [string, string] => (typeof cell === 'string' ? [cell, ''] : cell);
  const cellHeight = (cell: Cell, at: number, style: TextStyle): number => {
    const [text, below] = partsOf(cell);
    return (text ? paper.heightOf(text, styled(at, style)) : 0) + (below ? paper.heightOf(below, styled(at, HEAD)) : 0);
  };
  const rowHeight = (cells: readonly Cell[], style: TextStyle): number =>
    Math.max(...cells.map((cell, at) => cellHeight(cell, at, style))) + 2 * PAD;

  const write = (cells: readonly Cell[], style: TextStyle): void => {
    const y = doc.y;
    const height = rowHeight(cells, style);
    cells.forEach((cell, at) => {
      const [text, below] = partsOf(cell);
      const x = places[at]?.x ?? left;
      if (text) paper.put(text, x, y + PAD, styled(at, style));
      if (below) paper.put(below, x, y + PAD + (text ? paper.heightOf(text, styled(at, style)) : 0), styled(at, HEAD));
    });
    doc.y = y + height;
    paper.line();
  };

  const titles = columns.map(({ title }) => title);
  const head = (): void => write(titles, HEAD);
  const [first = []] = rows;
  paper.room(rowHeight(titles, HEAD) + rowHeight(first, BODY));
  head();
  for (const row of rows) {
    if (paper.room(rowHeight(row, BODY))) head();
    write(row, BODY);
  }
}
