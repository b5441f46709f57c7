import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Errors of a connection after which nobody listens: the process has ended, or the socket was removed. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/**
 * Runs `use` with an address of a socket in the folder. A socket's address has about 100 bytes at most, so Linux names the folder by an
 * open handle; Windows has pipes outside of folders.
 */
async function withAddress<T>(folder: string, name: string, use: (address: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32') return use(`\\\\.\\pipe\\${name}`);
  if (process.platform !== 'linux') return use(join(folder, name));
  const handle = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${handle}/${name}`);
  } finally {
    closeSync(handle);
  }
}

/** Returns whether the process that holds a socket still runs. */
export const isHeld = (folder: string, name: string): Promise<boolean> =>
  withAddress(
    folder,
    name,
    (address) =>
      new Promise((settle) => {
        const socket = connect(address);
        socket.once('connect', () => {
          socket.destroy();
          settle(true);
        });
        socket.once('error', (error: NodeJS.ErrnoException) => settle(!DEAD.has(error.code ?? '')));
      }),
  );

/** Listens on a new socket in the folder, until it is released or the process ends. It keeps no process running. */
export async function holdSocket(folder: string) {
  const name = `waybill-${randomBytes(8).toString('hex')}.sock`;
  const server = createServer((socket) => socket.destroy());
  await withAddress(
    folder,
    name,
    (address) =>
      new Promise<void>((ready, failed) => {
        server.once('error', failed);
        server.listen(address, ready);
      }),
  );
  server.unref();
  const release = async (): Promise<void> => {
    await new Promise((done) => server.close(done));
    rmSync(join(folder, name), { force: true });
  };
  return { name, release };
}
