/** Icons for account pages only, in a chunk separate from the icons of every first paint. Same drawing rules as in `icons.ts`. */
export const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5l3.2 2';
export const lockIcon =
  'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const refreshIcon = 'M19.5 5v4.5H15M4.5 19v-4.5H9M18.7 9.5A7.3 7.3 0 0 0 6 7.2M5.3 14.5A7.3 7.3 0 0 0 18 16.8';
