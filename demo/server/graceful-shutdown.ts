import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';

/** Timeout in ms for running requests. */
const GRACE = 10_000;
/** Interval in ms at which idle connections are closed. */
const SWEEP = 50;

/**
 * Shuts a server down gracefully: for `drain` ms it answers on, and ends each connection with its answer; then it rejects new requests, waits
 * for running ones, and closes keep-alive connections. A request that comes on a connection that is just being closed is lost, so a server
 * behind a load balancer needs a drain longer than its interval of checks.
 */
export async function shutDown(server: ServerType, drain = 0): Promise<void> {
  if (!('closeIdleConnections' in server)) throw new Error('A graceful shutdown needs an HTTP/1 server');
  server.prependListener('request', (_: unknown, response: ServerResponse) =>
    response.setHeader('Connection', 'close'),
  );
  if (drain > 0) await new Promise((done) => setTimeout(done, drain));
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  // `close` closes only the connections that are idle at that moment; the interval closes those that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await new Promise((done) => server.close(done));
  clearTimeout(late);
  clearInterval(sweep);
}
