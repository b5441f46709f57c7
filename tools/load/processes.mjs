import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../free-port.mjs';
import { ROOT } from '../widgets.mjs';

/** The programs that a load test starts: backends on one database, and the route that does nothing. */

const PROBE = pathToFileURL(join(ROOT, 'tools/load/memory-probe.mjs')).href;

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

/**
 * Starts a backend as an operator does, and waits until it is ready.
 * @param {string} databaseUrl
 * @param {Record<string, string>} [env] more settings
 * @returns {Promise<{port: number, child: import('node:child_process').ChildProcess}>}
 */
export async function startBackend(databaseUrl, env = {}) {
  const [port, vaultPort] = [env.PORT ?? (await freePort()), env.WAYBILL_VAULT_PORT ?? (await freePort())];
  const settings = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    PORT: String(port),
    WAYBILL_VAULT_PORT: String(vaultPort),
    WAYBILL_PUBLIC_URL: 'https://shop.example.com',
    ...env,
  };
  const execArgv = ['--expose-gc', '--heapsnapshot-signal=SIGUSR2', '--import', 'tsx', '--import', PROBE];
  const child = start('demo/server/main.ts', { env: settings, execArgv });
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (reply?.ok) return { port: Number(port), child };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The backend did not start.');
    await pause(100);
  }
}

/** Starts a route of the same library that does nothing but answer with so many bytes. @returns its port */
export const startBare = (size) =>
  new Promise((found) =>
    start('tools/load/bare.mjs', { args: [String(size)] }).once('message', ({ port }) => found(port)),
  );

/** Ends all that was started. */
export function endAll() {
  for (const child of running) child.kill('SIGKILL');
}
