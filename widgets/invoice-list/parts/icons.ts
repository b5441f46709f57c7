/** Icons for this widget only, so that no other widget loads them. Same drawing rules as in `src/ui/icons.ts`. */
export const undoIcon = 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3.5';
