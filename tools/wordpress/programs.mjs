import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installByApt, isExecutable, pathFolders } from '../programs.mjs';

/** Folders that are not on the PATH of everybody. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The extensions of PHP that WordPress needs. */
const EXTENSIONS = ['curl', 'dom', 'mbstring', 'mysqli'];

const find = (name, env = process.env) =>
  [...pathFolders(env), ...PLACES].map((folder) => join(folder, name)).find(isExecutable);

/** Finds PHP with its extensions. */
function findPhp() {
  const php = find('php');
  if (!php) return undefined;
  const has = String(spawnSync(php, ['-m'], { encoding: 'utf8' }).stdout)
    .toLowerCase()
    .split(/\s+/);
  return EXTENSIONS.every((name) => has.includes(name)) ? php : undefined;
}

/** Finds MariaDB's server and the command that makes its data folder. */
function findMariaDb() {
  const [server, install] = ['mariadbd', 'mariadb-install-db'].map((name) => find(name));
  return server && install ? { server, install } : undefined;
}

/** Finds all of them, or nothing. */
function findAll() {
  const php = findPhp();
  const database = findMariaDb();
  return php && database ? { php, ...database } : undefined;
}

/**
 * Finds PHP and MariaDB or installs them, so that the tests are never skipped.
 * @returns {{ php: string, server: string, install: string }} the paths of the programs
 * @throws Error with one sentence where there are none
 */
export function ensurePhpAndMariaDb() {
  const there = findAll();
  if (there) return there;
  const php = ['php-cli', ...['curl', 'gd', 'mbstring', 'mysql', 'xml'].map((name) => `php-${name}`)];
  installByApt('PHP or MariaDB', '--no-install-recommends', ...php, 'mariadb-server-core', 'mariadb-client-core');
  const installed = findAll();
  if (installed) return installed;
  throw new Error(
    'No PHP with its extensions or no MariaDB on this machine, and none could be installed. Install both.',
  );
}
