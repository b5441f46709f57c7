/**
 * Preloads a module: the browser fetches and compiles it without running it. Running a module would block the page, and delay the
 * reads that wait for their token.
 * @param nonce of the loader's own tag, which a strict content security policy requires here too
 */
export function preload(page: Document, href: string, nonce: string | undefined): void {
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  if (nonce) link.nonce = nonce;
  page.head.append(link);
}
