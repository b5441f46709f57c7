import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a pixel's color may be from that of the picture, from 0 to 1; below it lie the edges of letters, which differ by a hair. */
const COLOR = 0.04;
/** The share of pixels that may differ. */
const SHARE = 0.0002;

/** Copies a picture onto one of this size, so that pictures of two sizes can be compared. */
function onto(picture, width, height) {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/**
 * Compares what a story shows with its picture in the repository.
 * @param {Buffer | null} before the picture, a PNG, or null if there is none
 * @param {Buffer} after what the story shows, a PNG
 */
export function comparePictures(before, after) {
  if (before === null) return { kind: 'new' };
  if (before.equals(after)) return { kind: 'same' };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const difference = new PNG({ width, height });
  const [one, other] = [onto(old, width, height), onto(now, width, height)];
  const count = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: COLOR });
  const share = count / (width * height);
  const isOfOneSize = old.width === now.width && old.height === now.height;
  if (isOfOneSize && share <= SHARE) return { kind: 'same' };
  return { kind: 'changed', share, difference: PNG.sync.write(difference) };
}
