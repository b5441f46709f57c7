import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A route that does nothing but answer, with a body of the size that its argument names: what this machine can do at most. */
const bytes = new Uint8Array(Number(process.argv[2] ?? 1000)).fill(32);
const app = new Hono();
app.get('/', (c) => c.body(bytes, 200, { 'Content-Type': 'application/json' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
