import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What somebody reads in a PDF, by another program than the one that wrote it. */
export async function readPdf(bytes: ArrayBuffer) {
  const copy = new Uint8Array(bytes.slice(0));
  const magic = new TextDecoder().decode(copy.slice(0, 5));
  const task = getDocument({ data: copy, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    // Spaces of any kind are one: a justified line and a no-break space read alike.
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  const { info } = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  await task.destroy();
  return { magic, pages, text: pages.join('\n'), info: { ...info } as Readonly<Record<string, unknown>>, outline };
}

export const plain = (text: string): string => text.replace(/\s+/g, ' ');
