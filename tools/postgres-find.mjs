import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installByApt, isExecutable, pathFolders } from './programs.mjs';

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
  const folders = [...pathFolders(env), ...places.flatMap(versionsIn)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

/**
 * Finds a PostgreSQL server or installs one.
 * @returns {string} the folder of its programs
 * @throws Error with one sentence where there is none
 */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  installByApt('PostgreSQL', '--no-install-recommends', 'postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(NONE);
}
