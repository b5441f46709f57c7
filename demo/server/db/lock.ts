import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { holdSocket, isHeld } from './lock-socket';

/** A lock file, by its generation. The highest generation is the lock; a server that takes over a dead lock writes the next one. */
const FILE = /^waybill\.lock\.(\d+)$/;
const fileOf = (folder: string, generation: number): string => join(folder, `waybill.lock.${generation}`);

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Names the socket that its process holds. */
  readonly socket: string;
}

/** Thrown where another server uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, { pid, host }: Holder) {
    super(
      `${folder} is in use by the Waybill server with process id ${pid} on ${host}. Stop it, or set WAYBILL_DATA to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Returns the highest generation in the folder; 0 where there is none. */
const newest = (folder: string): number =>
  Math.max(0, ...readdirSync(folder).map((name) => Number(FILE.exec(name)?.[1] ?? 0)));

/** The holder of a file that lost its content with the power. */
const NOBODY: Holder = { pid: 0, host: '', socket: '' };

/** Returns the holder of a generation, or null where its file went away meanwhile. */
const holderOf = (folder: string, generation: number): Holder | null => {
  try {
    return JSON.parse(readFileSync(fileOf(folder, generation), 'utf8')) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError) return NOBODY;
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** Publishes a complete lock file, unless the generation is there already. A link, unlike a new file, is never seen half written. */
const publish = (folder: string, generation: number, holder: Holder): boolean => {
  const draft = join(mkdtempSync(join(folder, '.lock-')), 'lock');
  try {
    writeFileSync(draft, JSON.stringify(holder));
    linkSync(draft, fileOf(folder, generation));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(join(draft, '..'), { recursive: true, force: true });
  }
};

/** Removes the older generations and the sockets that they name. Other sockets may be those of servers that are just starting. */
function tidy(folder: string, own: number): void {
  for (let older = own - 1; older > 0; older -= 1) {
    const holder = holderOf(folder, older);
    if (!holder) return;
    if (holder.socket) rmSync(join(folder, holder.socket), { force: true });
    rmSync(fileOf(folder, older), { force: true });
  }
}

/**
 * Takes the lock of a data folder for this process, because the embedded database allows one writer and does not check that. The lock is a
 * listening socket, which ends with its process however it ends; process ids would not do, because in a container every server has the
 * same one. Of several servers that find a dead lock one publishes the next generation; a generation is removed only after the next one
 * is there, so that nobody takes an old one for the newest.
 * @returns a function that releases the folder
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const held = await holdSocket(folder);
  const own: Holder = { pid: process.pid, host: hostname(), socket: held.name };
  try {
    for (;;) {
      const generation = newest(folder);
      const holder = generation === 0 ? null : holderOf(folder, generation);
      if (generation > 0 && !holder) continue;
      if (holder?.socket && (await isHeld(folder, holder.socket))) throw new FolderInUse(folder, holder);
      if (!publish(folder, generation + 1, own)) continue;
      // Between the look and the link others may have taken several generations, and removed this one.
      if (newest(folder) > generation + 1) {
        rmSync(fileOf(folder, generation + 1), { force: true });
        continue;
      }
      tidy(folder, generation + 1);
      return held.release;
    }
  } catch (error) {
    await held.release();
    throw error;
  }
}
