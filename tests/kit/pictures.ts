import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { ROOT } from '../../tools/widgets.mjs';

/** The folder for screenshots that differ. */
const FOLDER = join(ROOT, 'node_modules/.cache/waybill/hosts');

/** Screenshots by widget and width. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** How much two pictures may differ and still be the same. */
interface Tolerance {
  /** From 0 to 1, for each pixel. */
  readonly threshold: number;
  /** Whether smoothed edges count. */
  readonly includeAA: boolean;
  /** How many pixels may be others. */
  readonly most: number;
}

const EXACT: Tolerance = { threshold: 0, includeAA: true, most: 0 };

/** Returns the number of differing pixels, all of them for another size, and writes the images to a folder. */
function difference(name: string, here: Buffer, plain: Buffer, { most, ...how }: Tolerance): number {
  if (here.equals(plain)) return 0;
  const [one, other] = [PNG.sync.read(here), PNG.sync.read(plain)];
  const { width, height } = other;
  const isSameSize = one.width === width && one.height === height;
  const marks = new PNG({ width, height });
  const count = isSameSize ? pixelmatch(one.data, other.data, marks.data, width, height, how) : width * height;
  if (count > most) {
    const file = join(FOLDER, name.replaceAll(/[^\w-]+/g, '-'));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${file}.here.png`, here);
    writeFileSync(`${file}.plain.png`, plain);
    if (isSameSize) writeFileSync(`${file}.marks.png`, PNG.sync.write(marks));
  }
  return count > most ? count : 0;
}

/** Returns the screenshots that differ from those of the plain page, with the number of pixels. */
export function differences(host: string, here: Pictures, plain: Pictures, tolerance = EXACT): Record<string, number> {
  const names = [...new Set([...here.keys(), ...plain.keys()])];
  const nothing = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  const counts = names.map((name): [string, number] => [
    name,
    difference(`${host} ${name}`, here.get(name) ?? nothing, plain.get(name) ?? nothing, tolerance),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
