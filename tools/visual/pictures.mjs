import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BROWSER, PICTURES } from './places.mjs';

/** Returns the files of the pictures in the repository, sorted. */
export const picturesIn = () =>
  existsSync(PICTURES)
    ? readdirSync(PICTURES, { recursive: true })
        .map((path) => join(PICTURES, String(path)))
        .filter((file) => file.endsWith('.png'))
        .toSorted()
    : [];

/** Returns how many bytes they have together. */
export const bytesOfPictures = () => picturesIn().reduce((sum, file) => sum + statSync(file).size, 0);

/**
 * Keeps the pictures of a whole run: records its browser and removes those of stories that are gone.
 * @param {import('./report.mjs').Found[]} found what the run found
 */
export function accept(found) {
  const names = new Set(found.map(({ name }) => `${name}.png`));
  for (const file of picturesIn()) if (!names.has(relative(PICTURES, file))) rmSync(file);
  writeFileSync(BROWSER, `${JSON.stringify({ major: found[0]?.major ?? '' })}\n`);
}
