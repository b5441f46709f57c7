/** Icons for this widget only, so that no other widget loads them. Same drawing rules as in `src/ui/icons.ts`. */
export const fileIcon =
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5ZM13.5 3.5v5h5M9 13h6M9 16.5h4';
