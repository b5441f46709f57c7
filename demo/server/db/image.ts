import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueRows } from './catalogue-rows';
import { MIGRATIONS, startEmbedded } from './embedded';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/waybill', import.meta.url));

/** Reads the migrations, and the journal that defines which of them run and in which order. */
const migrationFiles = async (): Promise<string[]> => {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all([...names, 'meta/_journal.json'].map((name) => readFile(join(MIGRATIONS, name), 'utf8')));
};

const build = async (rows: CatalogueRows): Promise<Blob> => {
  const { client } = await startEmbedded(rows);
  // Without a checkpoint each start would repeat what the log has.
  await client.exec('CHECKPOINT');
  const image = await client.dumpDataDir('none');
  await client.close();
  return image;
};

/** Names what an image holds beside the tables and the rows, so that one without it is made again. */
const FORMAT = 'with the hash of the catalogue, and a log of small segments';

/** Writes to a temporary file and renames it atomically, because other processes or callers may read or write the image concurrently. */
async function keep(file: string, image: Blob): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, Buffer.from(await image.arrayBuffer()));
  await rename(part, file);
}

/**
 * Returns a cached database image with tables and catalogue: creating a database takes four seconds, loading the image half of one. The cache key
 * is a hash of the migrations and the catalogue.
 * @param dataDir the folder to fill; undefined = in memory
 * @returns undefined where the folder already holds a database
 */
export async function preparedImage(dataDir: string | undefined, rows: CatalogueRows): Promise<Blob | undefined> {
  if (dataDir && existsSync(join(dataDir, 'PG_VERSION'))) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([FORMAT, await migrationFiles(), rows]));
  const file = join(CACHE, `db-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const image = await build(rows);
  // Where the folder of the program can't be written, the next start makes the image again.
  await keep(file, image).catch(() => undefined);
  return image;
}
