import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';

const FONTS = fileURLToPath(new URL('../../../node_modules/@expo-google-fonts/inter', import.meta.url));
const font = (name: string): string => `${FONTS}/${name}/Inter_${name}.ttf`;

/** Fonts with Vietnamese and Cyrillic letters; each PDF embeds the used subset. */
const FACES = { regular: font('400Regular'), medium: font('500Medium'), strong: font('600SemiBold') } as const;

export const INK = {
  text: '#14201b',
  quiet: '#53605a',
  rule: '#dfe4e1',
  accent: '#00664b',
  positive: '#2c6e1d',
} as const;

/**
 * Kerning is off for digits, because a kerned point becomes a text run of its own, and programs that read the PDF would find "$127" and
 * ".00". Columns use tabular figures, so that decimal points align.
 */
const FIGURES = { kern: false };
const COLUMN = { ...FIGURES, tnum: true };

/** Points (pt). */
const MARGIN = { top: 64, bottom: 72, left: 56, right: 56 };
const FOOT = 36;

export interface TextStyle {
  readonly size?: number;
  readonly face?: keyof typeof FACES;
  readonly color?: string;
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** The target of a link. */
  readonly link?: string;
  /** Space below, in points. */
  readonly after?: number;
}

interface About {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly at: Date;
}

/** Creates an A4 document that is written from top to bottom with automatic page breaks. */
export function createPaper({ title, author, language, at }: About) {
  const doc = new Pdf({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
  for (const [name, file] of Object.entries(FACES)) doc.registerFont(name, file);
  const left = MARGIN.left;
  const width = doc.page.width - MARGIN.left - MARGIN.right;
  const bottom = doc.page.height - MARGIN.bottom;

  const set = ({ size = 10, face = 'regular', color = INK.text }: TextStyle) =>
    doc.font(face).fontSize(size).fillColor(color);
  const options = (
    text: string,
    { width: own = width, align = 'left', link }: TextStyle,
  ): PDFKit.Mixins.TextOptions => {
    const plain: PDFKit.Mixins.TextOptions = { width: own, align, lineGap: 2 };
    if (link !== undefined) Object.assign(plain, { link, underline: true });
    // The types of pdfkit allow no feature that is switched off.
    return /\d/.test(text) ? Object.assign(plain, { features: align === 'right' ? COLUMN : FIGURES }) : plain;
  };
  /** Memoizes text heights, because layout is slow and tables measure the same texts repeatedly. */
  const heights = new Map<string, number>();
  const heightOf = (text: string, style: TextStyle): number => {
    const key = JSON.stringify([text, style.size, style.face, style.width]);
    const height = heights.get(key) ?? set(style).heightOfString(text, options(text, { width: style.width }));
    heights.set(key, height);
    return height;
  };

  /** Returns the width of the longest line without wrapping. */
  const widthOf = (text: string, style: TextStyle): number =>
    Math.max(...text.split('\n').map((line) => set(style).widthOfString(line, options(line, style))));

  const paper = {
    doc,
    left,
    width,
    bottom,
    widthOf,
    /** Starts a new page if less than this height is left. @returns whether it did */
    room(height: number): boolean {
      if (doc.y + height <= bottom) return false;
      doc.addPage();
      return true;
    },
    page: (): void => void doc.addPage(),
    skip: (height: number): void => void (doc.y += height),
    heightOf,
    /** Writes at a position and keeps the current height. */
    put(text: string, x: number, y: number, style: TextStyle): void {
      set(style).text(text, x, y, options(text, style));
    },
    text(text: string, style: TextStyle = {}): void {
      paper.room(Math.min(heightOf(text, style), bottom - MARGIN.top));
      set(style).text(text, style.x ?? left, doc.y, options(text, style));
      doc.y += style.after ?? 0;
    },
    line(y = doc.y, color: string = INK.rule): void {
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke();
    },
    /** Writes short items in columns, each read from top to bottom. */
    columns(items: readonly string[], count: number, style: TextStyle = {}): void {
      const gap = 16;
      const each = (width - gap * (count - 1)) / count;
      const rows = Math.ceil(items.length / count);
      for (let row = 0; row < rows; row += 1) {
        const cells = Array.from({ length: count }, (_, at2) => items[at2 * rows + row] ?? '');
        const cell = { ...style, width: each };
        const height = Math.max(...cells.map((one) => (one ? heightOf(one, cell) : 0)));
        paper.room(height);
        const y = doc.y;
        cells.forEach((one, at2) => one && paper.put(one, left + at2 * (each + gap), y, cell));
        doc.y = y + height + 3;
      }
    },
    /** Writes the page numbers and ends the document. @param label returns the footer of a page */
    finish(label: (page: number, pages: number) => string, foot: string): Promise<Uint8Array<ArrayBuffer>> {
      const { count } = doc.bufferedPageRange();
      for (let at2 = 0; at2 < count; at2 += 1) {
        doc.switchToPage(at2);
        // Text below the margin would start another page.
        doc.page.margins.bottom = 0;
        const y = doc.page.height - FOOT - 10;
        const style = { size: 8, color: INK.quiet };
        paper.put(foot, left, y, { ...style, width: width / 2 });
        paper.put(label(at2 + 1, count), left + width / 2, y, { ...style, width: width / 2, align: 'right' });
      }
      doc.end();
      return done;
    },
  };
  return paper;
}

export type Paper = ReturnType<typeof createPaper>;
