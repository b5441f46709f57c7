import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../widgets.mjs';

const run = (command, args, options) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', ...options });

/** Builds `dist` from nothing. @throws Error where the build fails */
export function buildAnew() {
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const { status } = run(process.execPath, [join(ROOT, 'tools/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

/**
 * Packs `dist` into a folder.
 * @returns {{file: string, sha512: string, integrity: string}} the path of the tarball, and its hash in hexadecimal and as npm writes it
 * @throws Error where npm packs nothing
 */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder];
  const { status, stdout, stderr } = run('npm', args);
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [{ filename, integrity }] = JSON.parse(stdout);
  const file = join(folder, filename);
  return { file, sha512: createHash('sha512').update(readFileSync(file)).digest('hex'), integrity };
}

/** Returns what `npm` prints, also where it ends with an error, as `npm audit` does. */
export const printedBy = (...args) => run('npm', args, { maxBuffer: 64 * 1024 * 1024 }).stdout ?? '';
