import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of the pictures of the last run, for somebody to look at; no test compares them. */
export const PICTURES = join(tmpdir(), 'waybill-browsers');

/** Keeps a picture of a browser's window. @returns its path */
export function keepPicture(browser: string, what: string, picture: Buffer): string {
  const folder = join(PICTURES, browser.toLowerCase());
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${what.replace(/\W+/g, '-').slice(0, 80)}.png`);
  writeFileSync(file, picture);
  return file;
}
