import { addDays, dayOf } from '../../src/domain/time/day';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plain } from './pdf-text';

/** A text of a sheet with the edges of its box, in points from the left and the top. */
export interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The node of a structure tree: the role of an element, or the id of a content. */
interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}

const rolesIn = ({ role, children = [] }: Node): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
];

/** Reads the sheets of a PDF: where each text stands, and the structure that a screen reader finds. */
export async function readSheets(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const sheets = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): readonly Placed[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left = 0, base = 0] = item.transform.slice(4) as number[];
      return [{ text: plain(item.str), left, right: left + item.width, top: height - base }];
    });
    const tree = await page.getStructTree();
    const links = (await page.getAnnotations()).map(({ url }) => String(url ?? ''));
    sheets.push({ width, height, texts, links, roles: tree ? rolesIn(tree as Node) : [] });
  }
  const { info } = await document.getMetadata();
  const mark: unknown = await document.getMarkInfo();
  await task.destroy();
  return { sheets, mark, info: { ...info } as Readonly<Record<string, unknown>> };
}

export type Sheets = Awaited<ReturnType<typeof readSheets>>['sheets'];

/** Points of the sheet that stay empty at each side. */
export const SIDE = 56;

/** Returns the texts that stand outside the margins of their sheet. */
export const outsideOf = (sheets: Sheets): readonly string[] =>
  sheets.flatMap(({ width, height, texts }) =>
    texts
      .filter(
        ({ left, right, top }) => left < SIDE - 0.5 || right > width - SIDE + 0.5 || top < 48 || top > height - 24,
      )
      .map(({ text }) => text),
  );

/** Returns a quote's number, days and sender beside the given comment. */
export const quoteFacts = (comment: string, at: Date) => ({
  number: 45,
  comment,
  createdAt: at,
  validUntil: addDays(dayOf(at), 30),
  sender: { name: 'Ada Lovelace', company: 'Lovelace & Co', email: 'ada@example.com', isMember: true },
});
