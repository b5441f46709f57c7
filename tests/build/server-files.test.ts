import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layOutServer } from '../../tools/server-files.mjs';
import { ROOT } from '../../tools/widgets.mjs';

const DOCKERFILE = readFileSync(join(ROOT, 'demo/server/Dockerfile'), 'utf8');

/** Returns the last command that the image runs so: the server itself, or what asks how it is. */
const commandOf = (start: string): readonly string[] => {
  const [told] = [...DOCKERFILE.matchAll(new RegExp(`${start}CMD (\\[.+\\])$`, 'gm'))].slice(-1);
  const [, ...args] = JSON.parse(told?.[1] ?? '[]') as readonly string[];
  return args;
};

/** Who can't write what root has laid out. Who is not root runs the server as itself. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts the server of a folder as its image does, on a data folder of its own, and returns its address. */
async function startIn(folder: string, data: string) {
  mkdirSync(data);
  if (NOBODY.uid !== undefined) chownSync(data, NOBODY.uid, NOBODY.gid);
  const child = spawn(process.execPath, commandOf('^'), {
    ...NOBODY,
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', WAYBILL_DATA: data, WAYBILL_DEMO: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const url = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /Waybill demo: (\S+)\/\s/.exec(printed) ?? [];
      if (address) found(address);
    });
    child.once('exit', () => failed(new Error(`The server did not start: ${printed}`)));
  });
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

/** Returns the status of the command by which the image tells whether the server is well. */
const healthAt = (url: string): number | null =>
  spawnSync(process.execPath, commandOf('^ +'), { env: { PATH: process.env.PATH, PORT: new URL(url).port } }).status;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

it(
  'the server runs from a folder with its own files and packages alone, and writes nothing there',
  { timeout: 240_000 },
  async () => {
    // Not below this repository, whose packages would be found too.
    const folder = mkdtempSync(join(tmpdir(), 'waybill-server-'));
    expect(await layOutServer(folder)).toBeLessThan(100);
    chmodSync(folder, 0o755);
    const laidOut = filesBelow(folder);
    const licences = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['hono', 'drizzle-orm', 'bootstrap', '@expo-google-fonts/inter'])
      expect(licences).toContain(`\n${name} `);
    expect(licences).toMatch(/SIL OPEN FONT LICENSE/i);
    const stored = mkdtempSync(join(tmpdir(), 'waybill-data-'));
    chmodSync(stored, 0o755);
    const { url, stop } = await startIn(folder, join(stored, 'own'));
    expect(healthAt(url)).toBe(0);
    const cookie = (await fetch(`${url}/?as=subscriber`, { redirect: 'manual' })).headers.get('Set-Cookie') ?? '';
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const { data } = await (await fetch(`${url}/account/1002/invoices`, { headers })).json();
    const paths = [
      '/readyz',
      '/pricing',
      '/dist/waybill.js',
      '/account/session',
      `/account/1002/invoices/${data[0].number}/pdf`,
    ];
    for (const path of paths) expect((await fetch(url + path, { headers })).status, path).toBe(200);
    for (const path of ['/dist/waybill.js', '/dist/styles/faq.css', '/assets/icon.svg', '/hosts/sheets/layout.css']) {
      const sent = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
      const [, hash] = /^"(.{22})-br"$/.exec(sent.headers.get('ETag') ?? '') ?? [];
      expect(
        [sent.headers.get('Content-Encoding'), existsSync(join(folder, `dist/.compressed/${hash}.br`))],
        path,
      ).toEqual(['br', true]);
    }
    await stop();
    expect(healthAt(url)).toBe(1);
    expect(filesBelow(folder)).toEqual(laidOut);
    for (const one of [folder, stored]) rmSync(one, { recursive: true, force: true });
  },
);
