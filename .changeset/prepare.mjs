import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAChangelog } from './changelog.mjs';

const ROOT = join(import.meta.dirname, '..');

const edit = (file, change) => writeFileSync(join(ROOT, file), change(readFileSync(join(ROOT, file), 'utf8')));

/** The lock names the version too, and `npm ci` refuses one that says another. */
function alignLock(text) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const lock = JSON.parse(text);
  lock.version = version;
  lock.packages[''].version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

// Turns what waits in .changeset into a version and its part of the changelog. Publishes nothing.
const { status } = spawnSync(join(ROOT, 'node_modules/.bin/changeset'), ['version'], { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
edit('CHANGELOG.md', (text) => keepAChangelog(text, new Date().toISOString().slice(0, 10)));
edit('package-lock.json', alignLock);
