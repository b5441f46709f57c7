import Pdf from 'pdfkit';
import { SELLER } from '../core/seller';
import { mainFont, runsOf } from './faces';
import { clean } from './lines';
import type { Sheet } from './sheet';
import { createTags } from './tags';
import { createTypesetter, INK, type TextStyle } from './typeset';

/** Points (pt). */
const MARGIN = { top: 64, bottom: 72, left: 56, right: 56 };
const FOOT = { bottom: 28, size: 7.5 };
const STAMP = { size: 110, angle: -35, opacity: 0.14 };
const COLUMN_GAP = 16;
const HEADING = { size: 12, face: 'strong', before: 14, after: 6, tag: 'H2' } as const;

interface HeadingStyle extends TextStyle {
  /** Called where the heading is written. */
  readonly begun?: () => void;
}

interface About {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly at: Date;
  readonly sheet: Sheet;
}

/** Creates a document that is written from top to bottom with automatic page breaks. It is tagged, so that a screen reader can read it. */
export function createPaper({ title, author, subject, keywords, language, at, sheet }: About) {
  const doc = new Pdf({
    size: sheet,
    margins: MARGIN,
    bufferPages: true,
    tagged: true,
    font: mainFont('regular'),
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Keywords: keywords.join(', '),
      Creator: SELLER,
      CreationDate: at,
      ModDate: at,
    },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
  const { top, left } = MARGIN;
  const width = doc.page.width - MARGIN.left - MARGIN.right;
  const bottom = doc.page.height - MARGIN.bottom;
  const tags = createTags(doc);
  const type = createTypesetter(doc, tags, { left, width });
  /** Headings that wait for the first thing below them, so that none stands alone at the end of a sheet. */
  let waiting: (readonly [text: string, style: HeadingStyle])[] = [];
  const heightOfWaiting = (): number =>
    waiting.reduce(
      (sum, [text, style]) => sum + (style.before ?? 0) + type.heightOf(text, style) + (style.after ?? 0),
      0,
    );

  /** Returns the rows of items in columns, with their height. */
  const columnsOf = (items: readonly string[], count: number, style: TextStyle) => {
    const cell = { ...style, width: (width - COLUMN_GAP * (count - 1)) / count };
    const rows = Math.ceil(items.length / count);
    return Array.from({ length: rows }, (_, row) => {
      const cells = Array.from({ length: count }, (_2, n) => items[n * rows + row] ?? '');
      const height = Math.max(...cells.map((one) => (one ? type.heightOf(one, cell) : 0))) + 3;
      return { cells, height, cell };
    });
  };

  const paper = {
    doc,
    left,
    width,
    bottom,
    ...type,
    within: tags.within,
    artifact: tags.artifact,
    place: tags.place,
    /** The height of an empty sheet between its margins. */
    sheetHeight: bottom - top,
    /** Returns whether a text has signs that no font has and that are left out. */
    lacks: (text: string): boolean => !runsOf(clean(text).replaceAll('\n', ' '), 'regular').isWhole,
    /** Starts a new page if less than this height is left, and writes the waiting headings. @returns whether it did */
    room(height: number): boolean {
      const isNew = doc.y > top && doc.y + heightOfWaiting() + height > bottom;
      if (isNew) doc.addPage();
      const headings = waiting;
      waiting = [];
      for (const [text, style] of headings) {
        if (doc.y > top) doc.y += style.before ?? 0;
        style.begun?.();
        paper.text(text, style);
      }
      return isNew;
    },
    page: (): void => void doc.addPage(),
    skip: (height: number): void => void (doc.y += height),
    /** Writes a heading above the next thing, on the same sheet. */
    heading: (text: string, style: HeadingStyle = {}): void => void waiting.push([text, { ...HEADING, ...style }]),
    /** Writes at a position and keeps the current height. @returns the height of the text */
    put: (text: string, x: number, y: number, style: TextStyle): number =>
      type.lines(type.linesOf(text, style), x, y, style),
    /** Writes a text; one that is longer than its sheet goes on with the next line, no line of three alone. */
    text(text: string, style: TextStyle = {}): void {
      const lines = type.linesOf(text, style);
      const height = type.lineHeight(style);
      paper.room(height * (lines.length <= 3 ? lines.length : 2));
      tags.within(style.tag ?? 'P', () =>
        lines.forEach((line, n) => {
          paper.room(height * (n > 0 && lines.length - n === 2 ? 2 : 1));
          doc.y += type.lines([line], style.x ?? left, doc.y, style);
        }),
      );
      doc.y += style.after ?? 0;
    },
    line(y = doc.y, from: number = left): void {
      const rule = () =>
        doc
          .moveTo(from, y)
          .lineTo(left + width, y)
          .lineWidth(0.75)
          .strokeColor(INK.rule)
          .stroke();
      tags.artifact(() => void rule());
    },
    heightOfColumns(items: readonly string[], count: number, style: TextStyle): number {
      return columnsOf(items, count, style).reduce((sum, { height }) => sum + height, 0);
    },
    /** Writes short items in columns, each read from top to bottom. */
    columns(items: readonly string[], count: number, style: TextStyle = {}): void {
      const rows = columnsOf(items, count, style);
      paper.room(rows[0]?.height ?? 0);
      tags.within('L', () =>
        rows.forEach(({ cells, height, cell }) => {
          paper.room(height);
          const y = doc.y;
          cells.forEach((one, n) => {
            const put = () => void paper.put(one, left + n * (cell.width + COLUMN_GAP), y, cell);
            if (one) tags.within('LI', () => tags.within('LBody', put));
          });
          doc.y = y + height;
        }),
      );
    },
    /** Writes a word across each sheet, in light grey. It is decoration: the document says the same in words. */
    stamp(text: string): void {
      const { count } = doc.bufferedPageRange();
      const own: TextStyle = { size: STAMP.size, face: 'strong', color: INK.quiet };
      const size = STAMP.size * Math.min(1, width / type.widthOf(text, own));
      const style = { ...own, size, width: 2 * width };
      const [middle, center] = [doc.page.width / 2, doc.page.height / 2];
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc
          .save()
          .rotate(STAMP.angle, { origin: [middle, center] })
          .fillOpacity(STAMP.opacity);
        const [x, y] = [middle - type.widthOf(text, style) / 2, center - type.lineHeight(style) / 2];
        tags.artifact(() => void type.lines([text], x, y, style));
        doc.restore();
      }
    },
    /**
     * Writes the foot of each sheet and ends the document.
     * @param label returns the number of a sheet
     * @param foot the lines at the left
     * @param link the address to which each foot leads, below these lines
     */
    finish(
      label: (page: number, pages: number) => string,
      foot: readonly string[],
      link?: string,
    ): Promise<Uint8Array<ArrayBuffer>> {
      paper.room(0);
      const { count } = doc.bufferedPageRange();
      const style = { size: FOOT.size, color: INK.quiet };
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        const lines = foot.flatMap((one, n) => type.linesOf(one, { ...style, width: n === 0 ? width * 0.8 : width }));
        const all = link === undefined ? lines.length : lines.length + 1;
        const y = doc.page.height - FOOT.bottom - all * type.lineHeight(style);
        tags.artifact(() => {
          type.lines(lines, left, y, style);
          const own = { ...style, width: width * 0.2, align: 'right' as const };
          paper.put(label(page + 1, count), left + width * 0.8, y, own);
        }, 'Pagination');
        if (link !== undefined) type.lines([link], left, y + lines.length * type.lineHeight(style), { ...style, link });
      }
      tags.end();
      doc.end();
      return done;
    },
  };
  return paper;
}

export type Paper = ReturnType<typeof createPaper>;
