import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'waybill.lock';

/** Thrown where another server uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by the Waybill server with process id ${pid}. Stop it, or set WAYBILL_DATA to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const take = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const holder = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};

/**
 * Takes the lock file of a data folder for this process, because the embedded database allows one writer and does not check that. Takes
 * over the lock of a process that no longer runs.
 * @returns a function that releases the folder
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, FILE);
  if (!take(file)) {
    const pid = holder(file);
    if (pid && isAlive(pid)) throw new FolderInUse(folder, pid);
    rmSync(file, { force: true });
    if (!take(file)) throw new FolderInUse(folder, holder(file));
  }
  const release = (): void => {
    if (holder(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
