import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './widgets.mjs';
import { withYoungSpace } from './young-space.mjs';

/** The sources of `dist`. */
const SOURCES = [
  'src',
  'widgets',
  'locales',
  'demo/sample',
  'demo/server',
  'demo/studio',
  'demo/studio.html',
  'demo/assets/host',
  'demo/assets/host.css',
  'tools',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** The file that the build writes last. */
export const STAMP = join(ROOT, 'dist/integrity.json');

/** The file that marks a build of what the demo serves only. */
export const PARTIAL = join(ROOT, 'dist/only-for-the-demo');

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        // READMEs are skipped, because they are not part of the build.
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
        .map((entry) => join(entry.parentPath, entry.name))
    : [path];

/** The built applications of `demo/hosts`; they do not ship. */
export const HOSTS = join(ROOT, '.cache/hosts');

/** The file that the hosts' build writes last. */
export const HOSTS_STAMP = join(HOSTS, 'stamp');

function isOlder(stamp, sources) {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.flatMap((source) => files(join(ROOT, source))).some((file) => statSync(file).mtimeMs > built);
}

/** Returns whether a build is missing, older than its sources, or not all of it. @returns {boolean} */
export const isStale = (stamp = STAMP, partial = PARTIAL) => existsSync(partial) || isOlder(stamp, SOURCES);

function run(tool, failure, ...args) {
  const how = { cwd: ROOT, stdio: 'inherit', env: withYoungSpace() };
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools', tool), ...args], how);
  if (status !== 0) throw new Error(failure);
}

/** Builds `dist` unless it is up to date. @throws Error when the build fails */
export function ensureBuilt() {
  if (isStale()) run('build.mjs', 'the build failed');
}

/** Builds what the demo serves, unless it or more is up to date. @throws Error when the build fails */
export function ensureDemoBuilt() {
  if (isOlder(STAMP, SOURCES)) run('build.mjs', 'the build failed', '--demo');
}

/** Returns whether the demo's host applications are missing or older than their sources. @returns {boolean} */
export const areHostsStale = () => isOlder(HOSTS_STAMP, ['demo/hosts', 'tools/hosts.mjs', 'dist']);

/** Builds the demo's host applications unless they are up to date. @throws Error when the build fails */
export function ensureHosts() {
  if (areHostsStale()) run('hosts.mjs', 'the hosts could not be built');
}
