/** Widths of windows in CSS pixels: a phone, and the column of a shop. */
const WIDTHS = [360, 900] as const;
const SCHEMES = ['light', 'dark'] as const;

/** The views of which each story has a picture. */
export const VIEWS = WIDTHS.flatMap((width) =>
  SCHEMES.map((scheme) => ({ name: `${scheme}-${width}`, width, scheme })),
);
