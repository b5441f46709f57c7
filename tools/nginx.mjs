import { join } from 'node:path';
import { installByApt, isExecutable, pathFolders } from './programs.mjs';

/** Folders that are not on the PATH of everybody. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds nginx: on the PATH, then in the usual places.
 * @returns {string | undefined} its path
 */
export const findNginx = (env = process.env, places = PLACES) =>
  [...pathFolders(env), ...places].map((folder) => join(folder, 'nginx')).find(isExecutable);

/**
 * Finds nginx or installs it, so that its tests are never skipped. The tests make their certificate by openssl.
 * @returns {string} its path
 * @throws Error with one sentence where there is none
 */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  installByApt('nginx', '--no-install-recommends', 'nginx', 'openssl');
  const installed = findNginx();
  if (installed) return installed;
  throw new Error('No nginx on this machine, and none could be installed. Install nginx and openssl.');
}
