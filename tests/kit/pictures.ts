import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { ROOT } from '../../tools/widgets.mjs';

/** The folder for screenshots that differ. */
const FOLDER = join(ROOT, 'node_modules/.cache/waybill/hosts');

/** Screenshots by widget and width. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Counts the pixels in which two pictures of the same size differ. */
type Comparison = (one: PNG, other: PNG) => number;

export const countOther: Comparison = (one, other) =>
  pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0, includeAA: true });

/** How far apart, of 255, two colors of a channel are at most where letters are drawn between pixels. */
const SHADE = 64;

/** Counts the pixels of a picture that the other one has neither there nor beside it. */
function countLost(one: PNG, other: PNG): number {
  const { width, height } = one;
  const isLike = (at: number, there: number): boolean =>
    [0, 1, 2].every((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[there + channel] ?? 0)) <= SHADE);
  let lost = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (isLike(at, at)) continue;
      let isFound = false;
      for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, height - 1) && !isFound; v += 1)
        for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, width - 1) && !isFound; u += 1)
          isFound = isLike(at, (v * width + u) * 4);
      if (!isFound) lost += 1;
    }
  return lost;
}

/** How many pixels of letters and curves look like none beside them, where a large picture is drawn between pixels. */
const STRAY = 150;

/** Counts as other only what is not a pixel away, because a browser may draw a line of text there if its place is between two pixels. */
export const countMoved: Comparison = (one, other) => {
  const count = countLost(one, other) + countLost(other, one);
  return count > STRAY ? count : 0;
};

/** Returns the number of differing pixels, all of them for another size, and writes the images to a folder. */
function difference(name: string, here: Buffer, plain: Buffer, compare: Comparison): number {
  if (here.equals(plain)) return 0;
  const [one, other] = [PNG.sync.read(here), PNG.sync.read(plain)];
  const { width, height } = other;
  const isSameSize = one.width === width && one.height === height;
  const count = isSameSize ? compare(one, other) : width * height;
  if (count > 0) {
    const file = join(FOLDER, name.replaceAll(/[^\w-]+/g, '-'));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${file}.here.png`, here);
    writeFileSync(`${file}.plain.png`, plain);
    const marks = new PNG({ width, height });
    if (isSameSize) pixelmatch(one.data, other.data, marks.data, width, height, { threshold: 0, includeAA: true });
    if (isSameSize) writeFileSync(`${file}.marks.png`, PNG.sync.write(marks));
  }
  return count;
}

/** Returns the screenshots that differ from those of the plain page, with the number of pixels. */
export function differences(
  host: string,
  here: Pictures,
  plain: Pictures,
  compare = countOther,
): Record<string, number> {
  const names = [...new Set([...here.keys(), ...plain.keys()])];
  const nothing = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  const counts = names.map((name): [string, number] => [
    name,
    difference(`${host} ${name}`, here.get(name) ?? nothing, plain.get(name) ?? nothing, compare),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
