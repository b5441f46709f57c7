import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text run of a PDF. The last two numbers of its matrix are its position. */
interface Piece {
  readonly width: number;
  readonly transform: readonly number[];
}

/** Limits of the gap between two runs of one word, in parts of the font size; a wider gap is a space, and kerning may make it negative. */
const GAP = { most: 0.15, least: -0.5 };

/** Tells whether a run directly follows another in its line, so that they form one word. */
function follows({ transform: at }: Piece, before: Piece | undefined): boolean {
  if (!before) return false;
  const [, , skew = 0, size = 0, x = 0, y = 0] = before.transform;
  const letters = Math.hypot(skew, size);
  const gap = ((at[4] ?? 0) - x - before.width) / letters;
  const drop = Math.abs((at[5] ?? 0) - y) / letters;
  return gap < GAP.most && gap > GAP.least && drop < GAP.most;
}

export const plain = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Reads the text of a PDF with another library than the one that wrote it. `runs` are the separate text runs, as a program finds them
 * that does not join them.
 */
export async function readPdf(bytes: ArrayBuffer) {
  const copy = new Uint8Array(bytes.slice(0));
  const magic = new TextDecoder().decode(copy.slice(0, 5));
  const task = getDocument({ data: copy, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const runs: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    const pieces = items.filter((item) => 'str' in item);
    runs.push(...pieces.map(({ str }) => plain(str).trim()).filter(Boolean));
    const spaced = pieces.map((piece, n) => (follows(piece, pieces[n - 1]) ? piece.str : ` ${piece.str}`));
    // White space is collapsed, so that justified lines and no-break spaces read alike.
    pages.push(spaced.join('').replace(/\s+/g, ' ').trim());
  }
  const { info } = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  await task.destroy();
  const known: Readonly<Record<string, unknown>> = { ...info };
  return { magic, pages, runs, text: pages.join('\n'), info: known, outline };
}
