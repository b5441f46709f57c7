/** ms that a browser has to begin with a file: Safari reads it later than the click. */
const KEPT = 10_000;

/** Saves a document under a name; its address is let go of afterwards. [INV-02] */
export function saveFile(page: Document, document: Blob, name: string): void {
  const href = URL.createObjectURL(document);
  const link = Object.assign(page.createElement('a'), { href, download: name, hidden: true });
  page.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
}
