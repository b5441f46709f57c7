import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remembered } from '../core/remembered';
import { compressed, type Encoding } from '../http/compress';
import { isTextualFile } from './file-types';

const ENDS: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz' };
/** Brotli's quality: the best where nobody waits; maps are for developers alone, and large. */
const LAID_OUT = { quality: 11, ofMaps: 5 };
/** Where a visitor waits for it. */
const WAITED_FOR = 5;

/** Files by the hash of their content and by encoding; none is read or compressed twice. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Returns a name for bytes. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Hidden, so that it has no address of its own. Names are hashes, so that a file that changes never gets the bytes of its former self. */
const folderIn = (distDir: string): string => join(distDir, '.compressed');
const nameOf = (hash: string, encoding: Encoding): string => `${hash}.${ENDS[encoding]}`;

/**
 * Returns a file compressed: as it was laid out, else, in a checkout, compressed with the first call.
 * @param hash of its content
 */
export const compressedFile = (
  distDir: string,
  file: string,
  hash: string,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> =>
  remembered(kept, `${hash} ${encoding}`, async () => {
    const laidOut = await readFile(join(folderIn(distDir), nameOf(hash, encoding))).catch(() => null);
    return laidOut ? new Uint8Array(laidOut) : compressed(await readFile(file), encoding, WAITED_FOR);
  });

/**
 * Compresses the texts below folders for a server that starts later, in each encoding.
 * @param distDir the folder of the build, in which they are kept
 * @returns how many files there are
 */
export async function layOutCompressed(distDir: string, folders: readonly string[]): Promise<number> {
  const into = folderIn(distDir);
  await rm(into, { recursive: true, force: true });
  const found = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const files = found
    .flat()
    .filter((entry) => entry.isFile() && isTextualFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await mkdir(into);
  const one = async (file: string): Promise<void> => {
    const bytes = await readFile(file);
    const quality = file.endsWith('.map') ? LAID_OUT.ofMaps : LAID_OUT.quality;
    for (const encoding of ['br', 'gzip'] as const) {
      await writeFile(join(into, nameOf(contentHash(bytes), encoding)), await compressed(bytes, encoding, quality));
    }
  };
  await Promise.all(files.map(one));
  return files.length;
}
