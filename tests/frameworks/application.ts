import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/widgets.mjs';
import { eventually } from '../page/acts';
import { FRAMEWORKS, HOST, type Framework, type FrameworkName } from './frameworks';

/** The address of the API in the sources, as in the manual. */
const API = 'https://api.example.com';

/** The time that installing, and building, may take (ms), also on a busy machine. */
const LIMIT = 240_000;

const run = promisify(execFile);

/** The environment of a developer's shell: a test's own mode would make development builds. */
function shell(more: Readonly<Record<string, string>> = {}): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/.test(name),
  );
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };
  return { ...Object.fromEntries(own), ...quiet, ...more };
}

/** Runs a program within the limit. @throws Error with all that it wrote when it fails or takes too long */
async function step(folder: string, command: string, args: readonly string[]): Promise<number> {
  const began = performance.now();
  try {
    await run(command, [...args], { cwd: folder, env: shell(), timeout: LIMIT, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout, stderr, killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    throw new Error(`${args.join(' ')} ${killed ? 'took too long' : 'failed'}\n${stdout}${stderr}`, { cause: error });
  }
  return Math.round((performance.now() - began) / 1000);
}

/** Copies the sources, names the API in them, and adds the packed package to what they need. */
function write(name: FrameworkName, folder: string, tarball: string, api: string): void {
  cpSync(join(ROOT, 'tests/frameworks', name), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const text = readFileSync(file, 'utf8').replaceAll(API, api);
    const needs = entry.name === 'package.json' ? JSON.parse(text) : null;
    if (needs) Object.assign(needs, { dependencies: { ...needs.dependencies, waybill: `file:${tarball}` } });
    writeFileSync(file, needs ? JSON.stringify(needs) : text);
  }
}

export interface Application {
  readonly origin: string;
  /** Ends its server and removes its files. */
  remove(): Promise<void>;
}

/** Serves a built application. @throws Error when it does not answer, after its server has ended */
async function serve(folder: string, { serve: program }: Framework, port: number): Promise<ChildProcess> {
  const env = shell({ HOST, PORT: `${port}`, NITRO_HOST: HOST, NODE_ENV: 'production' });
  const server = spawn(process.execPath, [...program(`${port}`)], { cwd: folder, env, stdio: 'ignore' });
  try {
    await eventually(async () => (await fetch(`http://${HOST}:${port}/`).catch(() => null))?.status).toBe(200);
  } catch (error) {
    server.kill();
    throw error;
  }
  return server;
}

/** Installs and builds the application in a folder, and prints what that cost. */
async function build(name: FrameworkName, folder: string): Promise<void> {
  const framework: Framework = FRAMEWORKS[name];
  const [program = '', ...args] = framework.build;
  const wanted = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const installed = await step(folder, 'npm', wanted);
  const built = await step(folder, process.execPath, [join('node_modules', program), ...args]);
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', framework.of, 'package.json'), 'utf8'));
  console.info(`${framework.of} ${version}: installed in ${installed} s, built in ${built} s`);
}

/**
 * Makes a fresh application of a framework: installs it with the packed package, builds it for production and serves it.
 * @throws Error with what a step wrote when it fails or takes too long; nothing is left then
 */
export async function makeApplication(
  name: FrameworkName,
  tarball: string,
  api: string,
  port: number,
): Promise<Application> {
  const folder = mkdtempSync(join(tmpdir(), `waybill-${name}-`));
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    write(name, folder, tarball, api);
    await build(name, folder);
    const server = await serve(folder, FRAMEWORKS[name], port);
    return {
      origin: `http://${HOST}:${port}`,
      async remove() {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}
