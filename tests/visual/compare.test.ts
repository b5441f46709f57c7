import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../tools/visual/compare.mjs';

type Color = readonly [number, number, number];
const WHITE: Color = [255, 255, 255];

/** A picture of one color, of which `spots` pixels have another. */
function picture(width: number, height: number, { spots = 0, spot = [0, 0, 0] as Color } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) png.data.set([...(at < spots ? spot : WHITE), 255], at * 4);
  return PNG.sync.write(png);
}

describe('the comparison of a story with its picture', () => {
  it.each([
    { what: 'the same bytes', after: picture(100, 100), kind: 'same' },
    {
      what: 'a pixel that is another color by a hair',
      after: picture(100, 100, { spots: 9, spot: [252, 252, 252] }),
      kind: 'same',
    },
    { what: 'fewer pixels than a letter has', after: picture(100, 100, { spots: 2 }), kind: 'same' },
    { what: 'a line of another color', after: picture(100, 100, { spots: 100 }), kind: 'changed' },
    {
      what: 'an area that is a little darker',
      after: picture(100, 100, { spots: 900, spot: [240, 240, 240] }),
      kind: 'changed',
    },
    { what: 'one more row of pixels', after: picture(100, 101), kind: 'changed' },
  ])('finds $what $kind', ({ after, kind }) => {
    expect(comparePictures(picture(100, 100), after).kind).toBe(kind);
  });

  it('marks what differs, on a picture that holds both', () => {
    const found = comparePictures(picture(100, 100), picture(80, 120, { spots: 80 }));
    if (found.kind !== 'changed') throw new Error(`the pictures are ${found.kind}`);
    const { width, height } = PNG.sync.read(found.difference);
    expect([width, height]).toEqual([100, 120]);
    expect(found.share).toBeGreaterThan(0);
  });

  it('calls a story without a picture new', () => {
    expect(comparePictures(null, picture(1, 1))).toEqual({ kind: 'new' });
  });
});
