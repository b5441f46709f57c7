import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layOutServer } from '../../tools/server-files.mjs';

/** Starts the server of a folder on a data folder of its own, and returns its address. */
async function startIn(folder: string, data: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
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

it('the server runs from a folder with its own files and packages alone', { timeout: 240_000 }, async () => {
  // Not below this repository, whose packages would be found too.
  const folder = mkdtempSync(join(tmpdir(), 'waybill-server-'));
  expect(await layOutServer(folder)).toBeLessThan(100);
  const { url, stop } = await startIn(folder, join(folder, 'data'));
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
  rmSync(folder, { recursive: true, force: true });
});
