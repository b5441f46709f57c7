import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { withFewColors } from '../../tools/visual/few-colors.mjs';

/** Reads the red, green and blue of each pixel of a picture. */
function pixelsOf(picture: Buffer): string[] {
  const { data, width, height } = PNG.sync.read(picture);
  return Array.from({ length: width * height }, (_, at) => data.subarray(at * 4, at * 4 + 3).join(' '));
}

function drawn(width: number, height: number, colorAt: (at: number) => readonly [number, number, number]): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) png.data.set([...colorAt(at), 255], at * 4);
  return PNG.sync.write(png);
}

describe('a picture with few colors', () => {
  it('keeps each area as it is, also where two differ by a hair', () => {
    const areas = drawn(40, 30, (at) => (at < 600 ? [12, 17, 15] : at < 1000 ? [13, 18, 16] : [0, 107, 77]));
    expect(pixelsOf(withFewColors(areas))).toEqual(pixelsOf(areas));
  });

  it('has a size and colors near to those of the picture', () => {
    const ramp = drawn(256, 20, (at) => [at % 256, 255 - (at % 256), Math.floor(at / 256)]);
    const few = withFewColors(ramp);
    const { width, height } = PNG.sync.read(few);
    expect([width, height]).toEqual([256, 20]);
    expect(new Set(pixelsOf(few)).size).toBeLessThanOrEqual(64);
    const [before, after] = [pixelsOf(ramp), pixelsOf(few)].map((all) => all.map((one) => one.split(' ').map(Number)));
    const far = before?.flatMap((one, at) =>
      one.map((value, channel) => Math.abs(value - (after?.[at]?.[channel] ?? 0))),
    );
    expect(Math.max(...(far ?? []))).toBeLessThan(40);
  });

  it('is written alike each time', () => {
    const noise = drawn(50, 50, (at) => [(at * 7) % 256, (at * 13) % 256, (at * 29) % 256]);
    expect(withFewColors(noise).equals(withFewColors(noise))).toBe(true);
  });
});
