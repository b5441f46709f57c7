import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const MAIN = fileURLToPath(new URL('../../../demo/server/main.ts', import.meta.url));

/** A server in its own process, started like `npm start`. */
export interface Running {
  /** The URL without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code, or to null if a signal ended the process. */
  readonly ended: Promise<number | null>;
}

export interface Launch {
  /** The server; null if it exited before it was ready. */
  readonly running: Running | null;
  /** All output until then. */
  readonly printed: string;
}

/** Starts a server and waits until it listens or has exited. */
export async function launch(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Launch> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      WAYBILL_DEMO: '1',
      WAYBILL_VISITOR_ALLOWANCE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  let printed = '';
  const url = await new Promise<string | null>((found) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [, address] = /Waybill demo: (\S+)\/\s/.exec(printed) ?? [];
      if (address) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // `exit` may be emitted before the last output, `close` is not.
    child.once('close', () => found(null));
  });
  if (!url) return { running: null, printed };
  return { running: { url, pid: child.pid ?? 0, ended, signal: (name) => child.kill(name) }, printed };
}

/** Starts a server and throws if it exits. */
export async function start(databaseUrl: string, env?: Readonly<Record<string, string>>): Promise<Running> {
  const { running, printed } = await launch(databaseUrl, env);
  if (!running) throw new Error(`The server did not start:\n${printed}`);
  return running;
}

/** Stops servers with a signal, as an operator would. */
export async function stopAll(servers: readonly Running[]): Promise<void> {
  for (const server of servers) server.signal('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
}

export interface Sent {
  /** The status in the body; 0 if the connection broke. */
  readonly status: number;
  readonly isReplay: boolean;
  readonly trackingId: string | null;
  /** Duration in ms. */
  readonly took: number;
}

interface Call {
  readonly key?: string;
  readonly trackingId?: string | null;
  readonly cookie?: string;
}

/** Sends a POST. A broken connection counts as an answer. */
export async function post(server: Running, path: string, body: unknown, call: Call = {}): Promise<Sent> {
  const from = performance.now();
  const took = (): number => performance.now() - from;
  try {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(call.key && { 'Idempotency-Key': call.key }),
        ...(call.trackingId && { 'X-Waybill-Tracking': call.trackingId }),
        ...(call.cookie && { Cookie: call.cookie }),
      },
      body: JSON.stringify(body),
    });
    const answer: { status: number; tracking_id?: string } = await response.json();
    const isReplay = response.headers.has('Idempotent-Replay');
    return { status: answer.status, isReplay, trackingId: answer.tracking_id ?? null, took: took() };
  } catch {
    return { status: 0, isReplay: false, trackingId: null, took: took() };
  }
}

/** Returns the status of `GET /requests/{key}` for a write. */
export async function outcomeOf(server: Running, key: string): Promise<number> {
  const answer: { status: number } = await (await fetch(`${server.url}/requests/${key}`)).json();
  return answer.status;
}

export async function cookieOf(server: Running, account: string): Promise<string> {
  const response = await fetch(`${server.url}/?as=${account}`, { redirect: 'manual' });
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/** Repeats a request until its answer matches; only the test's timeout ends it. */
export async function askUntil<T>(ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  const answer = await ask();
  if (isIt(answer)) return answer;
  await new Promise((done) => setTimeout(done, 20));
  return askUntil(ask, isIt);
}

/** Locks a cart row in another transaction, so that writes to it wait. @returns a function that releases it */
export async function holdCart(databaseUrl: string, trackingId: string | null): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'test' });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query('select 1 from carts where tracking_id = $1 for update', [trackingId]);
  if (rowCount !== 1) throw new Error('There is no such cart');
  return () => client.end();
}
