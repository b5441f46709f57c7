import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { collect, REPORTS } from './collector';

const NONCE = /'nonce-([^']+)'/;

/** Answers a request; `env` has the sockets of Node. */
export type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Puts the collector into a page, under the nonce of its policy. */
async function withCollector(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const [, nonce] = NONCE.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${collect.toString()})(${JSON.stringify(REPORTS)})</script>`;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const page = (await response.text()).replace('<head>', () => `<head>${script}`);
  return new Response(page, { status: response.status, headers });
}

/** Asks for a page without compression, because the collector is written into its text. */
function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request, { headers });
}

/** Returns an answer whose pages report what goes wrong in them to `troubles`. */
export const reporting =
  (answer: Answer, troubles: string[]): Answer =>
  async (request, env) => {
    if (new URL(request.url).pathname !== REPORTS) return withCollector(await answer(uncompressed(request), env));
    troubles.push(await request.text());
    return new Response(null, { status: 204 });
  };

/** Listens at a free port of this machine. */
export async function listen(answer: Answer) {
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env as HttpBindings) });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        // Browsers keep connections open.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
