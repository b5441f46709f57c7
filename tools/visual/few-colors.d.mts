/** Writes a picture, a PNG, with few colors. */
export function withFewColors(picture: Buffer): Buffer;
