import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../demo/server/db/lock';
import { startServer } from '../../demo/server/server';
import { START } from './kit';

const MAIN = fileURLToPath(new URL('../../demo/server/main.ts', import.meta.url));
const folder = () => mkdtempSync(join(tmpdir(), 'waybill-'));

/** Takes the lock of a folder in a process of its own, says whether it holds it, and is killed without notice. */
const CONTENDER = `
  import { lockFolder } from ${JSON.stringify(new URL('../../demo/server/db/lock.ts', import.meta.url).href)};
  process.stdin.once('data', async () => {
    const said = await lockFolder(process.env.FOLDER).then(() => 'held', (error) => error.name);
    process.stdout.write(said + '\\n');
    setInterval(() => undefined, 60_000);
  });
  process.stdout.write('ready\\n');
`;

const nextLine = async (child: ChildProcess): Promise<string> =>
  String((await once(child.stdout ?? child, 'data'))[0]).trim();

async function contender(place: string): Promise<ChildProcess> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', CONTENDER];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FOLDER: place },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  expect(await nextLine(child)).toBe('ready');
  return child;
}

async function tries(child: ChildProcess): Promise<string> {
  const line = nextLine(child);
  child.stdin?.write('go\n');
  return line;
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a data folder', () => {
  it('is acquired, held against others and released', async () => {
    const place = folder();
    const release = await lockFolder(place);
    await expect(lockFolder(place)).rejects.toThrow(
      `${place} is in use by the Waybill server with process id ${process.pid}`,
    );
    await release();
    await (
      await lockFolder(place)
    )();
  });

  it.each([
    // In a container every server has the same process id, so that of a killed one is this one's own.
    ['of a dead process with our own id', { pid: process.pid, host: hostname(), socket: 'waybill-dead.sock' }],
    ['that lost its content', null],
  ])('takes over a lock %s', async (_, held) => {
    const place = folder();
    writeFileSync(join(place, 'waybill.lock.7'), held ? JSON.stringify(held) : '');
    const release = await lockFolder(place);
    expect(readdirSync(place).filter((name) => name.startsWith('waybill.lock'))).toEqual(['waybill.lock.8']);
    await release();
  });

  it('works in a folder with a path that is too long for a socket', async () => {
    const place = join(folder(), 'a-long-name-'.repeat(15));
    mkdirSync(place);
    const release = await lockFolder(place);
    await expect(lockFolder(place)).rejects.toThrow('is in use by');
    await release();
  });

  it('is held by one of twenty callers, whoever takes over a dead lock', async () => {
    const place = folder();
    for (let round = 0; round < 20; round += 1) {
      const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(place)));
      const held = all.filter((one) => one.status === 'fulfilled');
      expect(held).toHaveLength(1);
      await held[0]?.value();
    }
    expect(readdirSync(place).filter((name) => name.endsWith('.sock'))).toEqual([]);
  });

  it(
    'is held by one of four processes after its holder was killed, again and again',
    async () => {
      const place = folder();
      let holder = await contender(place);
      expect(await tries(holder)).toBe('held');
      for (let round = 0; round < 3; round += 1) {
        const four = await Promise.all(Array.from({ length: 4 }, () => contender(place)));
        await killed(holder);
        const said = await Promise.all(four.map(tries));
        expect(said.toSorted()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'held']);
        holder = four[said.indexOf('held')] ?? holder;
        await Promise.all(four.filter((one) => one !== holder).map(killed));
      }
      await killed(holder);
    },
    START,
  );

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
