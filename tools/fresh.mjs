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
export const STAMP = join(ROOT, 'dist/integrity.json');

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        // A guide that stands in a folder is no part of what is built.
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
        .map((entry) => join(entry.parentPath, entry.name))
    : [path];

/** The applications of `demo/hosts`, built; no part of what ships. */
export const HOSTS = join(ROOT, '.cache/hosts');

/** Written last by their build. */
export const HOSTS_STAMP = join(HOSTS, 'stamp');

function isOlder(stamp, sources) {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.flatMap((source) => files(join(ROOT, source))).some((file) => statSync(file).mtimeMs > built);
}

/** @returns {boolean} whether `dist` is missing or older than what it is made of */
export const isStale = () => isOlder(STAMP, SOURCES);

function run(tool, failure) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools', tool)], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(failure);
}

/** Builds unless `dist` is up to date. @throws Error when the build fails */
export function ensureBuilt() {
  if (isStale()) run('build.mjs', 'the build failed');
}

/** Builds the demo's applications over `dist` unless they are up to date. @throws Error when that fails */
export function ensureHosts() {
  if (isOlder(HOSTS_STAMP, ['demo/hosts', 'tools/hosts.mjs', 'dist'])) run('hosts.mjs', 'the hosts could not be built');
}
