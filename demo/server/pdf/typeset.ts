import type Pdf from 'pdfkit';
import { inVisualOrder, isRightToLeft } from './bidi';
import { ASCENT, LINE, runsOf, type Face } from './faces';
import { breakLines } from './lines';
import type { Tag, Tags } from './tags';

export const INK = {
  text: '#14201b',
  quiet: '#53605a',
  rule: '#dfe4e1',
  accent: '#00664b',
  positive: '#2c6e1d',
} as const;

export interface TextStyle {
  readonly size?: number;
  readonly face?: Face;
  readonly color?: string;
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** What the text is, where it stands in no other element; a paragraph where it is not given. */
  readonly tag?: Tag;
  /** The target of a link: an address, or a named destination of the document. */
  readonly link?: string;
  readonly goTo?: string;
  /** Space above, in points, unless it stands at the top of a sheet. */
  readonly before?: number;
  /** Space below, in points. */
  readonly after?: number;
}

/**
 * Kerning is off for digits, because a kerned point becomes a text run of its own, and programs that read the PDF would find "$127" and
 * ".00". Columns use tabular figures, so that decimal points align.
 */
const FIGURES = { kern: false };
const COLUMN = { ...FIGURES, tnum: true };

/** The space between two lines, in points. */
const LINE_GAP = 2;
const SIZE = 10;

type Doc = InstanceType<typeof Pdf>;

const lineHeight = ({ size = SIZE }: TextStyle): number => size * LINE + LINE_GAP;

const options = (text: string, { align }: TextStyle): PDFKit.Mixins.TextOptions => {
  const plain: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
  // The types of pdfkit allow no feature that is switched off.
  return /\d/.test(text) ? Object.assign(plain, { features: align === 'right' ? COLUMN : FIGURES }) : plain;
};

/** Breaks texts into lines, measures them and draws them. What is measured is what is drawn: sign by sign in the font that has it. */
export function createTypesetter(doc: Doc, tags: Tags, sheet: { readonly left: number; readonly width: number }) {
  /** Memoizes widths, because tables measure the same texts repeatedly. */
  const widths = new Map<string, number>();
  const widthOfRun = (text: string, font: string, style: TextStyle): number => {
    const { size = SIZE } = style;
    const key = [font, size, style.align === 'right', text].join('|');
    const width = widths.get(key) ?? doc.font(font).fontSize(size).widthOfString(text, options(text, style));
    widths.set(key, width);
    return width;
  };
  /** Returns the runs of a line, from left to right, each with its width. */
  const measure = (line: string, style: TextStyle, base: 'ltr' | 'rtl') => {
    const { runs } = runsOf(line, style.face ?? 'regular');
    return inVisualOrder(runs, base).map((run) => ({ ...run, width: widthOfRun(run.text, run.font, style) }));
  };
  const widthOfLine = (line: string, style: TextStyle): number =>
    measure(line, style, 'ltr').reduce((sum, run) => sum + run.width, 0);

  const linesOf = (text: string, style: TextStyle): readonly string[] =>
    breakLines(text, (line) => widthOfLine(line, style) <= (style.width ?? sheet.width));

  /** Draws a line at a position; its top is `y`. */
  const draw = (line: string, x: number, y: number, style: TextStyle, base: 'ltr' | 'rtl'): void => {
    const { size = SIZE, width = sheet.width, color = INK.text, link, goTo } = style;
    const align = style.align ?? (base === 'rtl' ? 'right' : 'left');
    const runs = measure(line, style, base);
    const whole = runs.reduce((sum, run) => sum + run.width, 0);
    const start = align === 'right' ? x + width - whole : x;
    const write = (): void => {
      let at = start;
      for (const { text, font, width: own } of runs) {
        doc.font(font).fontSize(size).fillColor(color);
        doc.text(text, at, y + size * ASCENT, options(text, style));
        at += own;
      }
    };
    if (runs.length === 0) return;
    if (link === undefined && goTo === undefined) return tags.text(write);
    const height = size * LINE;
    tags.within('Link', (element) => {
      tags.text(write);
      // The types of pdfkit know no element of a link.
      const about = Object.assign({} as PDFKit.Mixins.AnnotationOption, { structParent: element });
      if (link === undefined) doc.goTo(start, y, whole, height, goTo ?? '', about);
      else doc.link(start, y, whole, height, link, about);
    });
    if (link === undefined) return;
    const under = y + height - 1;
    const rule = (): void =>
      void doc
        .moveTo(start, under)
        .lineTo(start + whole, under)
        .lineWidth(0.5)
        .stroke(color);
    tags.artifact(rule);
  };

  return {
    linesOf,
    lineHeight,
    /** Returns the width of the longest line without wrapping. */
    widthOf: (text: string, style: TextStyle): number =>
      Math.max(...text.split('\n').map((line) => widthOfLine(line, style))),
    heightOf: (text: string, style: TextStyle): number => linesOf(text, style).length * lineHeight(style),
    /** Draws lines one below the other, and keeps the current height. @returns their height */
    lines(lines: readonly string[], x: number, y: number, style: TextStyle): number {
      const flow = doc.y;
      const base = lines.some(isRightToLeft) && isRightToLeft(lines.join(' ')) ? 'rtl' : 'ltr';
      lines.forEach((line, at) => draw(line, x, y + at * lineHeight(style), style, base));
      doc.x = sheet.left;
      doc.y = flow;
      return lines.length * lineHeight(style);
    },
  };
}
