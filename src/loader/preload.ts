/**
 * Has the browser fetch and compile a module without running it. Running one holds up the page, and with it the reads that
 * wait for their token.
 * @param nonce of the loader's own tag: a strict policy asks for it here too
 */
export function preload(page: Document, href: string, nonce: string | undefined): void {
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  if (nonce) link.nonce = nonce;
  page.head.append(link);
}
