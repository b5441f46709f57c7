/** What two colors have to reach: text 4.5, what is no text 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const NEEDED = { text: 4.5, shape: 3 } as const;

const channels = (color: string): readonly number[] | null => {
  const [, hex] = /^#([\da-f]{6})$/i.exec(color) ?? [];
  return hex ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) : null;
};

const linear = (part: number): number => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number | null {
  const [red, green, blue] = channels(color)?.map(linear) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? null
    : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, from 1 to 21; null where one is not written as `#rrggbb`. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  const [dark, light] = first < second ? [first, second] : [second, first];
  return (light + 0.05) / (dark + 0.05);
}
