import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface HostPage {
  /** The origin, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const pageOf = (api: string, markup: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<script type="module" src="/dist/waybill.js" data-api="${api}"></script></head>
<body><main>${markup}</main></body>
</html>`;

/** Starts a site on another origin than the API, which serves dist/, the widgets at `/` and a heading at other paths. */
export async function startHostPage(api: string, markup: string): Promise<HostPage> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!pathname.startsWith('/dist/')) {
      response.setHeader('Content-Type', 'text/html');
      response.end(pageOf(api, pathname === '/' ? markup : `<h1>${pathname.slice(1)}</h1>`));
      return;
    }
    readFile(join(DIST, pathname.slice('/dist/'.length))).then(
      (file) => {
        response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'application/octet-stream');
        response.end(file);
      },
      () => response.writeHead(404).end(),
    );
  });
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, close };
}
