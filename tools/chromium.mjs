import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Flags for a browser in a container, without background services. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds an installed Chromium: `CHROMIUM_PATH`, then the PATH, then the usual places, then Playwright's own download.
 * @returns {string | undefined}
 * @throws Error when CHROMIUM_PATH cannot be executed, because a wrong setting must not be ignored
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which can't be run`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(Boolean);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...FIXED, chromium.executablePath()].find((path) => path && isExecutable(path));
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit', env: process.env }).status === 0;

/** Installs Chromium: as root on Debian by apt, which also installs the libraries; otherwise by Playwright. */
function install() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-qq', '-y', 'chromium')) return;
  run('npx', 'playwright', 'install', 'chromium');
}

/**
 * Finds a Chromium or installs one, so that browser tests are never skipped.
 * @returns {string} its path
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine: installing one.');
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium, and none could be installed. Install one and set CHROMIUM_PATH to it.');
}
