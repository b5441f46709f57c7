/** Lifetime of the object URL in ms: Safari reads the file some time after the click. */
const KEPT = 10_000;

/** Downloads a blob as a file and revokes its object URL afterwards. [INV-02] */
export function saveFile(page: Document, document: Blob, name: string): void {
  const href = URL.createObjectURL(document);
  const link = Object.assign(page.createElement('a'), { href, download: name, hidden: true });
  page.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
}
