/** Icons that this widget alone draws, so that no other fetches them; the form of those in `src/ui/icons.ts`. */
export const undoIcon = 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3.5';
