import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparePictures } from './compare.mjs';
import { withFewColors } from './few-colors.mjs';
import { drawnBy } from './pictures.mjs';
import { FOUND, pictureFile, PICTURES, REPORT } from './places.mjs';

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Returns what is wrong with a picture. Another release draws letters in another way, so that what it finds is only reported. */
function say(name, found, major) {
  if (found.kind === 'same' || drawnBy() !== major) return null;
  const what =
    found.kind === 'new' ? 'has no picture yet' : `differs in ${(100 * found.share).toFixed(2)} % of its pixels`;
  return `${name} ${what}; look at ${join(REPORT, 'index.html')}, and accept it by: npm run test:visual -- --accept`;
}

/** Keeps what the report shows of a picture. */
function keep(name, found, before, after) {
  write(pictureFile(join(REPORT, 'after'), name), after);
  if (before) write(pictureFile(join(REPORT, 'before'), name), before);
  if (found.kind === 'changed') write(pictureFile(join(REPORT, 'difference'), name), found.difference);
}

/** The requests of each page that have no answer yet. */
const pending = new WeakMap();

/** Tells whether the page waits for a file. It only knows of those that are asked for after the first call. */
export function isLoading({ page }) {
  const requests = pending.get(page) ?? new Set();
  if (!pending.has(page)) {
    pending.set(page, requests);
    page.on('request', (request) => requests.add(request));
    for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => requests.delete(request));
  }
  return requests.size > 0;
}

/** Takes the picture of the window that shows the story, without a caret or running animations, and keeps what the report needs. */
export async function lookAtPicture({ page, iframe }, name) {
  const [major = ''] = page.context().browser()?.version().split('.') ?? [];
  // Nothing lies under the pointer.
  await page.mouse.move(0, 0);
  const shown = await iframe.owner().screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const after = withFewColors(shown);
  const file = pictureFile(PICTURES, name);
  const before = existsSync(file) ? readFileSync(file) : null;
  const found = comparePictures(before, after);
  const share = found.kind === 'changed' ? found.share : 0;
  mkdirSync(REPORT, { recursive: true });
  appendFileSync(FOUND, `${JSON.stringify({ name, kind: found.kind, share, major })}\n`);
  if (found.kind === 'same') return null;
  if (process.env.WAYBILL_PICTURES === 'accept') {
    write(file, after);
    return null;
  }
  keep(name, found, before, after);
  return say(name, found, major);
}
