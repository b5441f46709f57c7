import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { load } from './load/client.mjs';
import { withPostgres } from './postgres.mjs';
import { ROOT } from './widgets.mjs';

/** `npm run test:load`: how much the backend answers on PostgreSQL, beside a route of the same library that does nothing. */

const SECONDS = Number(process.env.WAYBILL_LOAD_SECONDS ?? 10);
const CLIENTS = 50;
const CATALOGUE = '/services/bundles?ind=14';
const SESSION = '/account/session';
/** What the backend has to answer on two cores of its own, and the time in ms within which 95 of 100 replies come. */
const GOALS = { catalogue: 2000, session: 1000, p95: 100 };

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

const running = [];

/** Starts a program. The output of the servers, a line for each request, goes nowhere, as slowly as into a file. */
function start(file, { args = [], env = {}, execArgv = [] }) {
  const child = fork(join(ROOT, file), args, {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.push(child);
  return child;
}

async function startBackend(databaseUrl) {
  const [port, vaultPort] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    PORT: String(port),
    WAYBILL_VAULT_PORT: String(vaultPort),
    WAYBILL_PUBLIC_URL: 'https://shop.example.com',
  };
  const child = start('demo/server/main.ts', { env, execArgv: ['--import', 'tsx'] });
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (reply?.ok) return port;
    if (child.exitCode !== null) throw new Error('The backend did not start.');
    await pause(100);
  }
}

const startBare = (size) =>
  new Promise((found) =>
    start('tools/load/bare.mjs', { args: [String(size)] }).once('message', ({ port }) => found(port)),
  );

/** Signs a subscriber in, which without demo mode only the database can. @returns the cookie */
async function signIn(databaseUrl) {
  const client = new Client(databaseUrl);
  await client.connect();
  const [id, publicId] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  await client.query(
    `insert into sessions (id, public_id, member_id, expires_at)
     select $1, $2, id, now() + interval '1 day' from members where name = 'subscriber'`,
    [id, publicId],
  );
  await client.end();
  return `waybill_session=${id}`;
}

const say = (name, { perSecond, p50, p95, p99, statuses }) =>
  console.log(
    `${name.padEnd(34)}${Math.round(perSecond).toString().padStart(7)}/s   p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}` +
      `  p99 ${p99.toFixed(1)} ms   ${JSON.stringify(statuses)}`,
  );

/** Asks for a second before it measures, so that nothing is counted that is made once. */
async function measure(name, how) {
  await load({ ...how, clients: CLIENTS, seconds: 2 });
  const figures = await load({ ...how, clients: CLIENTS, seconds: SECONDS });
  say(name, figures);
  return figures;
}

async function run(databaseUrl) {
  const first = await startBackend(databaseUrl);
  const { token } = await (await fetch(`http://127.0.0.1:${first}/services/token`)).json();
  const asked = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' };
  const sent = await fetch(`http://127.0.0.1:${first}${CATALOGUE}`, { headers: asked });
  const size = Number(sent.headers.get('content-length'));

  console.log(
    `${CLIENTS} clients, ${SECONDS} s each, on ${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
  );
  await measure(`a bare route, ${size} bytes`, { ports: [await startBare(size)], path: '/' });
  const catalogue = await measure('catalogue, one process', { ports: [first], path: CATALOGUE, headers: asked });
  const ports = [first, await startBackend(databaseUrl)];
  const headers = { Cookie: await signIn(databaseUrl), 'Accept-Encoding': 'br' };
  const session = await measure('session, two processes', { ports, path: SESSION, headers });

  const wrong = Object.entries({ catalogue, session }).flatMap(([name, { perSecond, p95, statuses }]) => [
    ...(Object.keys(statuses).some((status) => status !== '200') ? [`${name}: not every reply was 200`] : []),
    ...(perSecond < GOALS[name] ? [`${name}: the goal is ${GOALS[name]}/s`] : []),
    ...(p95 >= GOALS.p95 ? [`${name}: the goal for p95 is ${GOALS.p95} ms`] : []),
  ]);
  for (const line of wrong) console.log(line);
  if (wrong.length > 0) process.exitCode = 1;
}

try {
  await withPostgres((databaseUrl) =>
    run(databaseUrl).finally(() => {
      for (const child of running) child.kill('SIGKILL');
    }),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
