/** Icons for this widget only, so that no other widget loads them. Same drawing rules as in `src/ui/icons.ts`. */
export const playIcon = 'M7 4.8v14.4L19 12 7 4.8Z';
