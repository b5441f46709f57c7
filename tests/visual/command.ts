import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { BROWSER, FOUND, pictureFile, PICTURES, REPORT } from '../../tools/visual/places.mjs';
import { comparePictures, type Comparison } from './compare';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares what the story shows with the picture of this name. @returns what is wrong, or null */
    lookAtPicture: (name: string) => Promise<string | null>;
  }
}

const isAccepting = process.env['WAYBILL_PICTURES'] === 'accept';

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The browser that drew the pictures in the repository; null before the first. */
const drawnBy = (): string | null =>
  existsSync(BROWSER) ? (JSON.parse(readFileSync(BROWSER, 'utf8')) as { major: string }).major : null;

function say(name: string, found: Comparison, major: string): string | null {
  if (isAccepting || found.kind === 'same' || drawnBy() !== major) return null;
  const what =
    found.kind === 'new' ? 'has no picture yet' : `differs in ${(100 * found.share).toFixed(2)} % of its pixels`;
  return `${name} ${what}; look at ${join(REPORT, 'index.html')}, and accept it by: npm run test:visual -- --accept`;
}

/** Reduces a picture to few colors, because those of the edges of letters need more bytes than all else. */
const reduced = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colors: 64, dither: 0, effort: 10 }).toBuffer();

/** Takes the picture of the window that shows the story, without a caret or running animations, and keeps what the report needs. */
export const lookAtPicture: BrowserCommand<[name: string]> = async ({ page, iframe }, name) => {
  const [major = ''] = page.context().browser()?.version().split('.') ?? [];
  // Nothing lies under the pointer.
  await page.mouse.move(0, 0);
  const after = await reduced(await iframe.owner().screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));
  const file = pictureFile(PICTURES, name);
  const before = existsSync(file) ? readFileSync(file) : null;
  const found = comparePictures(before, after);
  if (isAccepting && found.kind !== 'same') write(file, after);
  if (!isAccepting && found.kind !== 'same') {
    write(pictureFile(join(REPORT, 'after'), name), after);
    if (before) write(pictureFile(join(REPORT, 'before'), name), before);
    if (found.kind === 'changed') write(pictureFile(join(REPORT, 'difference'), name), found.difference);
  }
  const share = found.kind === 'changed' ? found.share : 0;
  mkdirSync(REPORT, { recursive: true });
  appendFileSync(FOUND, `${JSON.stringify({ name, kind: found.kind, share, major })}\n`);
  return say(name, found, major);
};
