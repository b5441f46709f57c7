import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The time that installing, and building, may take (ms), also on a busy machine. */
const LIMIT = 240_000;

/** Runs a program. */
export const run = promisify(execFile);

/** The environment of a developer's shell: a test's own mode would make development builds. */
export function shell(more: Readonly<Record<string, string>> = {}): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/.test(name),
  );
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };
  return { ...Object.fromEntries(own), ...quiet, ...more };
}

/** How a program is run in a folder: as from a shell, within the limit. */
export const options = (folder: string) => ({ cwd: folder, env: shell(), timeout: LIMIT, maxBuffer: 2 ** 26 });

/** Runs a program within the limit. @returns how long it took (s). @throws Error with all that it wrote when it fails or takes too long */
export async function step(folder: string, command: string, args: readonly string[]): Promise<number> {
  const began = performance.now();
  try {
    await run(command, [...args], options(folder));
  } catch (error) {
    const { stdout, stderr, killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    throw new Error(`${args.join(' ')} ${killed ? 'took too long' : 'failed'}\n${stdout}${stderr}`, { cause: error });
  }
  return Math.round((performance.now() - began) / 1000);
}

const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];

/** Installs what the `package.json` of a folder names. @returns how long it took (s). @throws Error as `step` does */
export const installIn = (folder: string): Promise<number> => step(folder, 'npm', INSTALL);
