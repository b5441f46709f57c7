import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../../demo/server/server';
import { checkContract } from '../../../tools/contract/contract';
import { Usage } from '../../../tools/cli/usage.mjs';
import { HELP, optionsOf, type Options } from '../../../tools/contract/options';
import { AREAS } from '../../../tools/contract/suite/areas/index';
import { freshPlace, type Place } from '../../server/place';
import { START } from '../../server/kit';

const ROOT = join(import.meta.dirname, '../../..');
/** A page on the site of the server, so that its session is sent. */
const ORIGIN = 'http://127.0.0.1:9';
const SECRET = 'waybill_session=0123456789abcdef0123456789abcdef';

let place: Place;
let server: Awaited<ReturnType<typeof startServer>>;
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
beforeAll(async () => {
  place = await freshPlace();
  server = await startServer({ ...place.where, origins: [ORIGIN], mailAllowance: 1_000_000 });
}, START);
afterAll(async () => {
  await server.close();
  await place.drop();
  rmSync(folder, { recursive: true });
});

/** Runs the command-line program with these arguments. @returns its output and exit code */
async function command(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/contract/main.ts', ...args], { cwd: ROOT });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => (said.out += String(part)));
  child.stderr.on('data', (part) => (said.err += String(part)));
  const code = await new Promise((done) => child.on('close', done));
  return { ...said, code };
}

describe('npm run contract', () => {
  it(
    'checks a backend over HTTP, and writes a report',
    async () => {
      const file = join(folder, 'report.json');
      const all = ['--api', server.url, '--write', '--as', 'subscriber', '--origin', ORIGIN, '--json', file];
      const { out, err, code } = await command(...all);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^Packages +15 passed$/m);
      expect(out).toMatch(/\d+ checks: \d+ passed, 0 failed, 1 not run/);
      const report = JSON.parse(readFileSync(file, 'utf8'));
      expect(report).toMatchObject({ failed: 0, notRun: 1 });
      expect(report.areas).toHaveLength(AREAS.length);
    },
    START,
  );

  it(
    'explains a wrong argument or an unreachable backend in a sentence, without a stack trace',
    async () => {
      const unreachable = command('--api', 'http://127.0.0.1:9');
      const { code, err } = await command('--apj', 'x');
      expect([code, err]).toEqual([2, expect.stringMatching(/^Unknown option '--apj'/)]);
      const { code: second, err: reason } = await unreachable;
      expect([second, reason]).toEqual([2, expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 can’t be reached: /)]);
      expect(`${err}${reason}`).not.toMatch(/ {4}at /);
    },
    START,
  );
});

describe('the options', () => {
  it.each([
    [[], '--api is missing'],
    [['--api', 'shop'], '--api is no http address'],
    [['--api', 'file:///etc'], '--api is no http address'],
    [['--api', 'http://x', '--only', 'tokens'], 'There is no area tokens'],
    [['--api', 'http://x', '--timeout', 'soon'], '--timeout is a number'],
    [['--api', 'http://x', '--origin', 'shop'], '--origin is no http address'],
    [['http://x'], 'Unexpected argument'],
  ])('%j are rejected', (args, message) => {
    expect(() => optionsOf(args, {})).toThrow(Usage);
    expect(() => optionsOf(args, {})).toThrow(message);
  });

  it('default to a read-only run, and take secrets from the environment', () => {
    expect(optionsOf(['--api', 'http://x/', '--only', 'token,cart'], { WAYBILL_CONTRACT_COOKIE: 'a=b' })).toMatchObject(
      {
        api: 'http://x',
        only: ['token', 'cart'],
        write: false,
        slow: false,
        timeout: 15_000,
        cookie: 'a=b',
      },
    );
  });

  it('are explained by --help, with every area', () => {
    expect(optionsOf(['--help'], {})).toBeNull();
    for (const { name } of AREAS) expect(HELP).toContain(name);
  });
});

/** Runs `use` against a temporary HTTP server with this request handler, and closes the server afterwards. */
async function withServer<T>(answer: Parameters<typeof createServer>[1], use: (api: string) => Promise<T>): Promise<T> {
  const odd: Server = createServer(answer);
  await new Promise<void>((ready) => odd.listen(0, '127.0.0.1', ready));
  try {
    return await use(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`);
  } finally {
    odd.closeAllConnections();
    odd.close();
  }
}

const options = (api: string, more: Partial<Options> = {}): Options => ({
  api,
  only: ['token', 'cart', 'session'],
  write: false,
  slow: false,
  timeout: 150,
  ...more,
});
const ports = { fetch, now: () => Date.now(), wait: async () => undefined };

describe('a backend that does not answer', () => {
  it('is given up after the timeout of one call', async () => {
    const run = withServer(
      () => undefined,
      (api) => checkContract(options(api), ports),
    );
    await expect(run).rejects.toThrow(/can’t be reached: no answer within 0.15 s/);
  });

  it('fails only the checks whose calls time out', async () => {
    const { report, isRight } = await withServer(
      // Any other call hangs, because its body never ends.
      ({ url }, response) => (url === '/services/token' ? response.end('{}') : response.write('{')),
      (api) => checkContract(options(api), ports),
    );
    const failed = report.areas.flatMap(({ results }) => results).filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ id }) => id)).toContain('cart.empty');
    expect(failed.flatMap(({ complaints }) => complaints).map(({ came }) => came)).toContain('no answer within 0.15 s');
    expect(isRight).toBe(false);
  });

  it('skips the remaining checks when the total time is up, and says so', async () => {
    let now = 0;
    const { report, isRight, text } = await withServer(
      (_, response) => response.end('{"status":200}'),
      (api) => checkContract(options(api), { ...ports, now: () => (now += 100_000) }),
    );
    expect(report.isCut).toBe(true);
    expect(isRight).toBe(false);
    expect(text).toContain('not run: the time was up');
  });
});

describe('the report', () => {
  it('contains no secret, even if the server echoes it', async () => {
    const token = 'a-token-of-the-account-0001';
    const { text, json } = await withServer(
      ({ headers }, response) =>
        response.end(JSON.stringify({ status: 500, message: [headers.cookie, headers.authorization, token] })),
      (api) => checkContract(options(api, { cookie: SECRET, token }), ports),
    );
    expect(text).toContain('•••');
    for (const shown of [text, json]) expect(shown.includes(token) || shown.includes(SECRET.slice(16))).toBe(false);
  });

  it('lists each cause once, with its effect on the page and the calls that show it', async () => {
    const { text } = await withServer(
      (_, response) => response.end('{"status":200}'),
      (api) => checkContract(options(api, { only: ['token'] }), ports),
    );
    expect(text).toContain(
      [
        'Mend these first: a page does not work, or tells what it must not',
        '  1. $.token is missing',
        '     The page has no token: nothing of the catalogue is shown. GET /services/token',
      ].join('\n'),
    );
    expect(text).toMatch(/7 checks: 0 passed, 3 failed, 4 not run/);
  });
});
