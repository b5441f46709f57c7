import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** How many colors a picture keeps, because the many of the edges of letters need more bytes than all else. */
const MOST = 64;
/** A color that this share of the pixels has is that of an area, and kept as it is. */
const AREA = 0.002;
/** The squared distance within which an edge's color takes one that is kept already. */
const NEAR = 400;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The part of the header that says: eight bits to a pixel, which is a place in a palette. */
const BY_PALETTE = [8, 3];

const channelsOf = (color) => [(color >> 16) & 0xff, (color >> 8) & 0xff, color & 0xff];

function distance(one, other) {
  const channels = channelsOf(other);
  return channelsOf(one).reduce((sum, value, at) => sum + (value - channels[at]) ** 2, 0);
}

/** Returns the color of each pixel as one number, without alpha, because a window is opaque. */
const colorsOf = ({ data, width, height }) =>
  Uint32Array.from({ length: width * height }, (_, at) => data.readUIntBE(at * 4, 3));

/** Returns the colors that are kept: those of areas, then the usual ones of edges that are far from each other. */
function paletteOf(colors) {
  const counts = new Map();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const usual = [...counts].toSorted(([one, often], [other, count]) => count - often || one - other);
  const palette = [];
  for (const [color, count] of usual) {
    if (palette.length === MOST) break;
    const isArea = count >= AREA * colors.length;
    if (isArea || palette.every((kept) => distance(kept, color) > NEAR)) palette.push(color);
  }
  return palette;
}

/** Returns a function from a color to the place of the nearest one in the palette. */
function nearestIn(palette) {
  const known = new Map(palette.map((color, place) => [color, place]));
  const find = (color) =>
    palette.reduce((best, kept, place) => (distance(color, kept) < distance(color, palette[best]) ? place : best), 0);
  return (color) => {
    if (!known.has(color)) known.set(color, find(color));
    return known.get(color);
  };
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Writes a picture, a PNG, with few colors, each pixel a place in a palette; pngjs itself only writes whole colors. */
export function withFewColors(picture) {
  const png = PNG.sync.read(picture);
  const { width, height } = png;
  const colors = colorsOf(png);
  const palette = paletteOf(colors);
  const nearest = nearestIn(palette);
  // Each row begins with the number of its filter, 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = nearest(colors[y * width + x]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(BY_PALETTE, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
