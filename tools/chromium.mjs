import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installByApt, isExecutable, pathFolders } from './programs.mjs';

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
  const folders = [...pathFolders(env), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...FIXED, chromium.executablePath()].find((path) => path && isExecutable(path));
}

/** Installs Chromium: as root on Debian by apt, which also installs the libraries; otherwise by Playwright. */
function install() {
  if (installByApt('Chromium', 'chromium')) return;
  console.log('No Chromium on this machine: asking Playwright for one.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

/**
 * Finds a Chromium or installs one, so that browser tests are never skipped.
 * @returns {string} its path
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium, and none could be installed. Install one and set CHROMIUM_PATH to it.');
}
