/** Icons for this widget only, so that no other widget loads them. Same drawing rules as in `src/ui/icons.ts`. */
export const messageIcon =
  'M4.5 6A1.5 1.5 0 0 1 6 4.5h12A1.5 1.5 0 0 1 19.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L7 20v-3.5H6A1.5 1.5 0 0 1 4.5 15V6Z';
