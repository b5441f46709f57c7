import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { freePort } from './free-port.mjs';
import { ensurePostgres } from './postgres-find.mjs';
import { ROOT } from './widgets.mjs';

const USER = 'waybill';
/** Timeout in ms until a started server answers. */
const START = 30_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  // The data is temporary, so durability is off.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Defaults that differ from the embedded database, so that connections must set everything they rely on.
  timezone: 'Asia/Kolkata',
  datestyle: 'SQL, DMY',
  default_transaction_isolation: 'serializable',
};

/**
 * A shell script that runs the server ($2 …) until its input closes, which happens however this process ends, and then removes the folder
 * ($1).
 */
const KEEPER = 'folder=$1; shift; "$@" & read -r _; kill -QUIT $!; wait; rm -rf "$folder"';

const id = (...args) => spawnSync('id', args, { encoding: 'utf8' });

/** Returns another user to run the server, because PostgreSQL refuses to run as root. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((one) => id(one).status === 0);
  return { uid: Number(id('-u', name).stdout), gid: Number(id('-g', name).stdout) };
}

/** Waits until the server answers. @throws the error of the last attempt */
async function answers(url, isOver) {
  for (const until = Date.now() + START; ;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isOver() || Date.now() > until) throw error;
      await pause(50);
    }
  }
}

async function startServer() {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'waybill-pg-'));
  const owner = account();
  const password = randomBytes(12).toString('hex');
  const [data, secret, log] = ['data', 'secret', 'log'].map((name) => join(folder, name));
  writeFileSync(secret, password);
  if (owner.uid) for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);

  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const initdb = `"${join(bin, 'initdb')}" -D "${data}" -U ${USER} -A scram-sha-256 --pwfile "${secret}" -E UTF8 --locale=C -N`;
  const script = `exec >"${log}" 2>&1; if ${initdb}; then ${KEEPER}; else exit 1; fi`;
  // The server gets a process group of its own, so that Ctrl-C stops its user first.
  const keeper = spawn(
    'sh',
    ['-c', script, 'sh', folder, join(bin, 'postgres'), '-D', data, '-p', String(port), ...settings],
    { ...owner, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = new Promise((done) => keeper.once('exit', done));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  try {
    await answers(url, () => keeper.exitCode !== null);
  } catch (error) {
    console.error(readFileSync(log, 'utf8'));
    await stop();
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The PostgreSQL server in ${bin} did not start: ${error.message}`, { cause: error });
  }
  return { url, stop };
}

/**
 * Calls `work` with a PostgreSQL URL: DATABASE_URL, or that of a temporary server, which is removed afterwards.
 * @throws Error with one sentence where there is no PostgreSQL
 */
export async function withPostgres(work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const { url, stop } = await startServer();
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

/** Runs a program and forwards signals to it. @returns its exit code */
export function runProgram(command, args, env) {
  return new Promise((ended, failed) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', failed);
    child.once('exit', (code) => ended(code ?? 1));
  });
}

// `node tools/postgres.mjs -- program …` runs a program with DATABASE_URL set.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
  try {
    if (!command) throw new Error('Which program? node tools/postgres.mjs -- npm start');
    process.exitCode = await withPostgres((url) => runProgram(command, args, { DATABASE_URL: url }));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
