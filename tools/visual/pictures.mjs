import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** Returns the major release of the browser that drew them; null before the first. */
export const drawnBy = () => (existsSync(BROWSER) ? JSON.parse(readFileSync(BROWSER, 'utf8')).major : null);

/** Returns the pictures that a run did not look at. @param {import('./report.mjs').Found[]} found @returns {string[]} */
export function unseenAmong(found) {
  const names = new Set(found.map(({ name }) => `${name}.png`));
  return picturesIn()
    .map((file) => relative(PICTURES, file))
    .filter((file) => !names.has(file));
}

/**
 * Keeps the pictures of a run and records its browser.
 * @param {import('./report.mjs').Found[]} found what the run found
 * @param {{ isWhole: boolean }} how whether every story was taken; the pictures that were not found are then those of stories that are gone
 */
export function accept(found, { isWhole }) {
  if (found.length === 0) return;
  if (isWhole) for (const file of unseenAmong(found)) rmSync(join(PICTURES, file));
  writeFileSync(BROWSER, `{ "major": "${found[0].major}" }\n`);
}
