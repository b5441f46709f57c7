import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';
import { eventually } from '../page/acts';
import { installIn, options, run, shell, step } from './commands';
import { filesOf } from '../kit/manual';
import { FRAMEWORKS, HOST, type Framework, type FrameworkName, type Mistake } from './frameworks';

/** The address of the API in the sources, as in the manual. */
const API = 'https://api.example.com';

/** Writes a file of an application, and the folders that it is in. */
function put(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the files that the page of the manual shows, and those of the folder, with the API and the packed package in them. */
function write(name: FrameworkName, folder: string, tarball: string, api: string): void {
  cpSync(join(ROOT, 'tests/frameworks', name), folder, { recursive: true });
  for (const { file, code } of filesOf(FRAMEWORKS[name].page)) put(folder, file, code.replaceAll(API, api));
  const needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  needs.dependencies = { ...needs.dependencies, waybill: `file:${tarball}` };
  put(folder, 'package.json', JSON.stringify(needs));
}

/** What a program that checks the types of an application came to. */
export interface Checked {
  readonly isRight: boolean;
  readonly said: string;
}

/** Checks the types of an application. */
async function check(folder: string, { check: program = [] }: Framework): Promise<Checked> {
  const [file = '', ...args] = program;
  try {
    const { stdout } = await run(process.execPath, [join('node_modules', file), ...args], options(folder));
    return { isRight: true, said: stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return { isRight: false, said: `${stdout}${stderr}` };
  }
}

/**
 * Checks the types of an application with mistakes in it, which are taken out again.
 * @throws Error where a file has no such place
 */
async function checkWith(folder: string, framework: Framework, mistakes: readonly Mistake[]): Promise<Checked> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const right = new Map(mistakes.map(({ file }) => [file, read(file)]));
  try {
    for (const { file, from, to } of mistakes) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
      put(folder, file, text.replace(from, to));
    }
    return await check(folder, framework);
  } finally {
    for (const [file, text] of right) put(folder, file, text);
  }
}

export interface Application {
  readonly origin: string;
  /** Checks the types of its sources. */
  check(): Promise<Checked>;
  /** Checks the types of its sources with mistakes in them. */
  checkWith(mistakes: readonly Mistake[]): Promise<Checked>;
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
  const installed = await installIn(folder);
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
      check: () => check(folder, FRAMEWORKS[name]),
      checkWith: (mistakes) => checkWith(folder, FRAMEWORKS[name], mistakes),
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
