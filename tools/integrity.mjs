import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page may load by a tag or an import. */
const LOADED = /\.(js|css)$/;

/**
 * The hashes by which a page makes sure that it runs what was built.
 * @param {string} dist where the files are
 * @param {Iterable<string>} names all that was written, relative to it
 * @returns {Record<string, string>} `sha384-…` by file
 */
export const integrityOf = (dist, names) =>
  Object.fromEntries(
    [...names]
      .filter((name) => LOADED.test(name))
      .toSorted()
      .map((name) => [
        name,
        `sha384-${createHash('sha384')
          .update(readFileSync(join(dist, name)))
          .digest('base64')}`,
      ]),
  );
