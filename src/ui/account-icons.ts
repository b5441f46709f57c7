/** Icons that only account pages draw, apart from those that every first paint brings. Drawn as those of `icons.ts`. */
export const clock = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5l3.2 2';
export const lock =
  'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const refresh = 'M19.5 5v4.5H15M4.5 19v-4.5H9M18.7 9.5A7.3 7.3 0 0 0 6 7.2M5.3 14.5A7.3 7.3 0 0 0 18 16.8';
export const card = 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 15h3';
export const bank = 'M4 9.5 12 4.5l8 5H4ZM6 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18 12.5v4.5M4 20h16';
export const wallet =
  'M18 7.5V6a1.5 1.5 0 0 0-1.5-1.5h-10A2.5 2.5 0 0 0 4 7v10a2.5 2.5 0 0 0 2.5 2.5H18a1.5 1.5 0 0 0 1.5-1.5V9A1.5 1.5 0 0 0 18 7.5H6.5M15.5 13.5h.01';
