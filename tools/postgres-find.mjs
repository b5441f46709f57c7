import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where packages put the server: each holds folders that end in a version, which hold bin. Not on the PATH on Debian. */
const PLACES = [
  ['/usr/lib/postgresql', ''],
  ['/usr', 'pgsql-'],
  ['/opt/homebrew/opt', 'postgresql@'],
  ['/usr/local/opt', 'postgresql@'],
  ['/Library/PostgreSQL', ''],
];

const NONE =
  'No PostgreSQL server on this machine, and none could be installed. ' +
  'Install one, or set DATABASE_URL to a server whose user may create databases.';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const versionsIn = ([folder, prefix]) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length)))
    .toSorted((a, b) => Number.parseFloat(b.slice(prefix.length)) - Number.parseFloat(a.slice(prefix.length)))
    .map((name) => join(folder, name, 'bin'));

/**
 * The folder of a PostgreSQL server's programs: on the PATH, then in the usual places, the newest first.
 * @returns {string | undefined}
 */
export function findPostgres(env = process.env, places = PLACES) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...places.flatMap(versionsIn)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

const apt = (...args) =>
  spawnSync('apt-get', ['-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** As root on Debian. The package would start a server of its own: this file tells it not to, and goes again. */
function install() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log('No PostgreSQL on this machine: installing one.');
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update');
    apt('install', '--no-install-recommends', 'postgresql');
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}

/**
 * Finds a PostgreSQL server or installs one.
 * @returns {string} the folder of its programs
 * @throws Error in one sentence where there is none
 */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  install();
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(NONE);
}
