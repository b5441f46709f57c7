import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';

/** An application's folder with the packed package in it, as npm installs it. */
export interface Installed {
  readonly folder: string;
  /** The path of the tarball that npm packed. */
  readonly tarball: string;
  /** Writes a file of the application. @returns its path */
  write(name: string, text: string): string;
  remove(): void;
}

const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', [...args, '--ignore-scripts', '--loglevel=error'], { cwd, encoding: 'utf8' });

/** Packs the package into a folder. @returns the path of the tarball */
export function pack(folder: string): string {
  const packed: readonly { readonly filename: string }[] = JSON.parse(
    npm(ROOT, 'pack', '--json', '--pack-destination', folder),
  );
  return join(folder, packed[0]?.filename ?? '');
}

/**
 * Packs the package and installs it into a fresh folder, without the network.
 * @param own packages that the application depends on itself; they are linked from this repository
 */
export function install(own: readonly string[] = []): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-installed-'));
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const tarball = pack(folder);
  write('package.json', JSON.stringify({ name: 'host', private: true, type: 'module' }));
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', '--no-package-lock', tarball);
  for (const name of own) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  return { folder, tarball, write, remove: () => rmSync(folder, { recursive: true }) };
}
