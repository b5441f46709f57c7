import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installByApt, isExecutable, pathFolders } from './programs.mjs';

/** Firefox and WebKitGTK, beside Chromium: where they are, and how Debian installs them where they are missing. */

const find = (...names) =>
  names
    .flatMap((name) => [...pathFolders(process.env), '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)))
    .find(isExecutable);

/** Finds the browser of WebKitGTK, which lies in a folder of libraries, named by architecture and version. */
function findMiniBrowser() {
  if (!existsSync('/usr/lib')) return undefined;
  const folders = readdirSync('/usr/lib').flatMap((name) => {
    const folder = join('/usr/lib', name);
    return name.includes('linux-gnu') ? readdirSync(folder).map((part) => join(folder, part)) : [];
  });
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(isExecutable);
}

const findFirefox = () => process.env.FIREFOX_PATH ?? find('firefox-esr', 'firefox');

/** Xvfb is the display; without a window manager no window is active, and nothing in it has the focus. */
const findWebKit = () => ({
  driver: find('WebKitWebDriver'),
  browser: findMiniBrowser(),
  display: find('Xvfb'),
  windows: find('openbox'),
});
const isWhole = (parts) => Object.values(parts).every(Boolean);

/** @returns {string} the path of Firefox @throws Error where there is none and none could be installed */
export function ensureFirefox() {
  if (!findFirefox()) installByApt('Firefox', 'firefox-esr');
  const found = findFirefox();
  if (found) return found;
  throw new Error('No Firefox, and none could be installed. Install one and set FIREFOX_PATH to it.');
}

/** @returns the paths of what WebKitGTK needs @throws Error where a part is missing and could not be installed */
export function ensureWebKit() {
  if (!isWhole(findWebKit())) {
    installByApt('WebKitGTK with its driver', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb', 'openbox');
  }
  const found = findWebKit();
  if (isWhole(found)) return found;
  throw new Error('No WebKitGTK. Install webkit2gtk-driver, xvfb and openbox.');
}
