/**
 * Preloads a module: the browser fetches and compiles it without running it. Running a module would block the page, and delay the
 * reads that wait for their token.
 * @param nonce of the loader's own tag, which a strict content security policy requires here too
 */
export const preload = (href: string, nonce = ''): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
