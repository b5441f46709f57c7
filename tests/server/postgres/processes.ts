import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const MAIN = fileURLToPath(new URL('../../../demo/server/main.ts', import.meta.url));

/** A server in a process of its own, as `npm start` starts it. */
export interface Running {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  signal(name: NodeJS.Signals): void;
  /** The exit code, once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>;
}

export interface Launch {
  /** Null where it ended before it was ready. */
  readonly running: Running | null;
  /** All that it printed until then. */
  readonly printed: string;
}

/** Starts a server and waits until it listens or has ended. */
export async function launch(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Launch> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', ...env },
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
    // `exit` may come before the last words.
    child.once('close', () => found(null));
  });
  if (!url) return { running: null, printed };
  return { running: { url, pid: child.pid ?? 0, ended, signal: (name) => child.kill(name) }, printed };
}

/** Starts a server that has to come up. */
export async function start(databaseUrl: string, env?: Readonly<Record<string, string>>): Promise<Running> {
  const { running, printed } = await launch(databaseUrl, env);
  if (!running) throw new Error(`The server did not start:\n${printed}`);
  return running;
}

/** Ends them as an operator would. */
export async function stopAll(servers: readonly Running[]): Promise<void> {
  for (const server of servers) server.signal('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
}

export interface Sent {
  /** Of the body; 0 where the connection broke. */
  readonly status: number;
  readonly isReplay: boolean;
  readonly trackingId: string | null;
  /** ms */
  readonly took: number;
}

interface Call {
  readonly key?: string;
  readonly trackingId?: string | null;
  readonly cookie?: string;
}

/** `POST`s to a server. A broken connection is an answer here. */
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

/** What `GET /requests/{key}` says of a write. */
export async function outcomeOf(server: Running, key: string): Promise<number> {
  const answer: { status: number } = await (await fetch(`${server.url}/requests/${key}`)).json();
  return answer.status;
}

export async function cookieOf(server: Running, account: string): Promise<string> {
  const response = await fetch(`${server.url}/?as=${account}`, { redirect: 'manual' });
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/** Asks again and again until the answer is the one that is waited for; the test's own time limit ends it. */
export async function askUntil<T>(ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  const answer = await ask();
  if (isIt(answer)) return answer;
  await new Promise((done) => setTimeout(done, 20));
  return askUntil(ask, isIt);
}

/** Holds a cart as another transaction would, so that a write to it stands still. @returns what lets it go */
export async function holdCart(databaseUrl: string, trackingId: string | null): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'test' });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query('select 1 from carts where tracking_id = $1 for update', [trackingId]);
  if (rowCount !== 1) throw new Error('There is no such cart');
  return () => client.end();
}
