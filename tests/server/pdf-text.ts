import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text as it is drawn. Its matrix ends in the place where it begins. */
interface Piece {
  readonly width: number;
  readonly transform: readonly number[];
}

/** A space is wider than this part of the letters' size. Kerning, which draws one word in pieces, moves them closer by more. */
const GAP = { most: 0.15, least: -0.5 };

/** Whether a piece stands right behind another one in its line: they are one word. */
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
 * What somebody reads in a PDF, by another program than the one that wrote it. `runs`: the pieces of text as they are drawn, which is
 * what a program finds that does not join them.
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
    // Spaces of any kind are one: a justified line and a no-break space read alike.
    pages.push(spaced.join('').replace(/\s+/g, ' ').trim());
  }
  const { info } = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  await task.destroy();
  const known: Readonly<Record<string, unknown>> = { ...info };
  return { magic, pages, runs, text: pages.join('\n'), info: known, outline };
}
