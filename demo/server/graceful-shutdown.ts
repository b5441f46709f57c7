import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';

/** Timeout in ms for running requests. */
const GRACE = 10_000;
/** Interval in ms at which idle connections are closed. */
const SWEEP = 50;

/** Time in ms for which a server answers on that has connections: what is on its way on one of them must not meet its end. */
const LINGER = 250;

const hasConnections = (server: HttpServer): Promise<boolean> =>
  new Promise((told) => server.getConnections((error, number) => told(error !== null || number > 0)));

/**
 * Shuts a server down gracefully: for `drain` ms it answers on, and ends each connection with its answer; then it rejects new requests, waits
 * for running ones, and closes the connections that nobody used meanwhile. A request that comes on one of these at that moment is lost, and a
 * new connection is refused, so a server behind a load balancer needs a drain longer than its interval of checks.
 */
export async function shutDown(server: ServerType, drain = 0): Promise<void> {
  if (!('closeIdleConnections' in server)) throw new Error('A graceful shutdown needs an HTTP/1 server');
  server.prependListener('request', (_: unknown, response: ServerResponse) =>
    response.setHeader('Connection', 'close'),
  );
  const least = (await hasConnections(server)) ? LINGER : 0;
  const waits = Math.max(drain, least);
  if (waits > 0) await new Promise((done) => setTimeout(done, waits));
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  // `close` closes only the connections that are idle at that moment; the interval closes those that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await new Promise((done) => server.close(done));
  clearTimeout(late);
  clearInterval(sweep);
}
