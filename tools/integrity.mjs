import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files that a page may load by a tag or an import; what is for bundlers only has no address. */
const LOADED = /^(?!react\/).*\.(js|css)$/;

/**
 * Returns the subresource integrity hashes of the built files.
 * @param {string} dist the folder of the files
 * @param {Iterable<string>} names all written files, relative to `dist`
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
