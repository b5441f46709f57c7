import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './widgets.mjs';

/** What `dist` is made of. */
const SOURCES = [
  'src',
  'widgets',
  'locales',
  'tools',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** Written last by the build. */
export const STAMP = join(ROOT, 'dist/waybill.css');

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [path];

/** @returns {boolean} whether `dist` is missing or older than what it is made of */
export function isStale() {
  if (!existsSync(STAMP)) return true;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.flatMap((source) => files(join(ROOT, source))).some((file) => statSync(file).mtimeMs > built);
}

/** Builds unless `dist` is up to date. @throws Error when the build fails */
export function ensureBuilt() {
  if (!isStale()) return;
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs')], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}
