import type { ServerType } from '@hono/node-server';

/** ms that a request may take to end. */
const GRACE = 10_000;
/** ms */
const SWEEP = 50;

/** Takes no more requests, lets the running ones end, and closes the connections that browsers keep for the next. */
export async function shutDown(server: ServerType): Promise<void> {
  if (!('closeIdleConnections' in server)) throw new Error('Not a server of HTTP/1');
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  // Closing a server closes what is idle at that moment; a connection that is busy becomes idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  await new Promise((done) => server.close(done));
  clearTimeout(late);
  clearInterval(sweep);
}
