import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';

/** Programs of others that tests need: how they are found, and installed where they are missing. */

/** Returns whether a path can be run as a program. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the folders of the PATH. */
export const pathFolders = (env) => (env.PATH ?? '').split(delimiter).filter(Boolean);

const apt = (...args) =>
  spawnSync('apt-get', ['-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs packages as root on Debian; elsewhere it does nothing. A temporary policy file prevents them from starting a server.
 * @param {string} what is missing, as in “No … on this machine”
 * @param {string[]} args of `apt-get install`: packages and options
 * @returns {boolean} whether they are installed
 */
export function installByApt(what, ...args) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log(`No ${what} on this machine: installing one.`);
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update');
    return apt('install', ...args);
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}
