/** Icons that this widget alone draws, so that no other fetches them; the form of those in `src/ui/icons.ts`. */
export const playIcon = 'M7 4.8v14.4L19 12 7 4.8Z';
