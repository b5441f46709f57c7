/**
 * Icons of controls and messages: one path for each, on a 24 px grid, drawn as a line (1.75 stroke, round caps, no
 * fills). Named constants, so that a bundle carries only those it draws. What is for sale: `catalogue-icons.ts`.
 */
export const check = 'M5 12.5 10 17.5 19.5 7';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const close = 'M6 6l12 12M18 6 6 18';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const arrowLeft = 'M19 12H5m6-6-6 6 6 6';
export const arrowRight = 'M5 12h14m-6-6 6 6-6 6';
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM16 16l4.5 4.5';
export const sliders =
  'M4 7h9M19 7h1M4 17h1M11 17h9M13.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM5.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z';
export const grid =
  'M5.5 4h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5ZM15 4h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5ZM5.5 13.5h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5ZM15 13.5h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5Z';
export const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01';
export const cart =
  'M3 4h2.2l2.1 10.4a1.5 1.5 0 0 0 1.5 1.2h8.1a1.5 1.5 0 0 0 1.5-1.2L20 7.5H6M8.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0ZM15.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0Z';
export const share =
  'M12 15V4m-4 3.5L12 4l4 3.5M7 11H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 18 11h-1';
export const mail = 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 6 8-6';
export const info = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 11.5v4.5M12 8h.01';
export const warning = 'M12 4.5 3.8 18.6a.9.9 0 0 0 .8 1.4h14.8a.9.9 0 0 0 .8-1.4L12 4.5ZM12 10v4.5M12 17.2h.01';
export const alert = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7.5v5M12 16h.01';
export const checkCircle = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM8.2 12.3l2.7 2.7 5-5.4';
export const calendar =
  'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4M15.5 3.5v4';
export const download = 'M12 4v11m-4-3.5 4 3.5 4-3.5M5 19.5h14';
export const file =
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5ZM13.5 3.5v5h5M9 13h6M9 16.5h4';
export const play = 'M7 4.8v14.4L19 12 7 4.8Z';
export const external =
  'M13.5 4.5h6v6M19 5l-8 8M16.5 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V9A1.5 1.5 0 0 1 6 7.5h4.5';
export const trash =
  'M4.5 7h15M9.5 7V5A1 1 0 0 1 10.5 4h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.3 11v5M13.7 11v5';
export const message =
  'M4.5 6A1.5 1.5 0 0 1 6 4.5h12A1.5 1.5 0 0 1 19.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L7 20v-3.5H6A1.5 1.5 0 0 1 4.5 15V6Z';
export const user = 'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0ZM5 20c.4-3.6 3.3-6 7-6s6.6 2.4 7 6';
export const undo = 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3.5';
