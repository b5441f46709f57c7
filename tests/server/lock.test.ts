import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../demo/server/db/lock';
import { startServer } from '../../demo/server/server';
import { START } from './kit';

const MAIN = fileURLToPath(new URL('../../demo/server/main.ts', import.meta.url));
const folder = () => mkdtempSync(join(tmpdir(), 'waybill-'));

/** Returns the id of a process that has just ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock of a data folder', () => {
  it('is acquired, held against others and released', () => {
    const place = folder();
    const release = lockFolder(place);
    expect(() => lockFolder(place)).toThrow(`${place} is in use by the Waybill server with process id ${process.pid}`);
    release();
    expect(existsSync(join(place, 'waybill.lock'))).toBe(false);
  });

  it.each([
    ['of a dead process', () => String(deadPid())],
    ['that names nobody', () => 'x'],
  ])('takes over a lock %s', (_, held) => {
    const place = folder();
    writeFileSync(join(place, 'waybill.lock'), held());
    const release = lockFolder(place);
    expect(readFileSync(join(place, 'waybill.lock'), 'utf8')).toBe(String(process.pid));
    release();
  });

  it(
    'stops a second server with a clear message, and the data outlive the first',
    async () => {
      const place = join(folder(), 'made', 'when', 'absent');
      const first = await startServer({ dataDir: place });
      const second = spawnSync(process.execPath, ['--import', 'tsx', MAIN], {
        env: { ...process.env, WAYBILL_DATA: place, PORT: '0' },
        encoding: 'utf8',
      });
      const headers = { 'Content-Type': 'application/json', 'X-Waybill-Tracking': '' };
      const body = JSON.stringify({ id: 191, module: 1, pricing: 1 });
      const added = await (await fetch(`${first.url}cart/add`, { method: 'POST', headers, body })).json();
      await first.close();
      expect([second.status, second.stderr]).toEqual([
        1,
        expect.stringContaining(`${place} is in use by the Waybill server with process id ${process.pid}`),
      ]);

      const again = await startServer({ dataDir: place });
      const cart = await fetch(`${again.url}cart/data`, { headers: { 'X-Waybill-Tracking': added.tracking_id } });
      const { data } = await cart.json();
      await again.close();
      expect(data.modules).toMatchObject([{ id: 191 }]);
    },
    START,
  );
});
