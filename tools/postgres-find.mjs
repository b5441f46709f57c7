import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of installed servers: each contains versioned folders with a `bin`. Debian does not add them to the PATH. */
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
 * Finds the programs of a PostgreSQL server: on the PATH, then in the usual places, newest first.
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

/** Installs PostgreSQL as root on Debian. A temporary policy file prevents the package from starting a server. */
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
 * @throws Error with one sentence where there is none
 */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  install();
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(NONE);
}
