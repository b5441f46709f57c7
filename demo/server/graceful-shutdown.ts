import type { ServerType } from '@hono/node-server';

/** Timeout in ms for running requests. */
const GRACE = 10_000;
/** Interval in ms at which idle connections are closed. */
const SWEEP = 50;

/** Shuts a server down gracefully: rejects new requests, waits for running ones, and closes keep-alive connections. */
export async function shutDown(server: ServerType): Promise<void> {
  if (!('closeIdleConnections' in server)) throw new Error('Not a server of HTTP/1');
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  // `close` closes only the connections that are idle at that moment; the interval closes those that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await new Promise((done) => server.close(done));
  clearTimeout(late);
  clearInterval(sweep);
}
