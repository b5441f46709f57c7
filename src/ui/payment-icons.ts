/** Icons of payment methods, for the billing form and the dialogs, apart from every first paint. Same drawing rules as in `icons.ts`. */
export const cardIcon = 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 15h3';
export const bankIcon = 'M4 9.5 12 4.5l8 5H4ZM6 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18 12.5v4.5M4 20h16';
export const walletIcon =
  'M18 7.5V6a1.5 1.5 0 0 0-1.5-1.5h-10A2.5 2.5 0 0 0 4 7v10a2.5 2.5 0 0 0 2.5 2.5H18a1.5 1.5 0 0 0 1.5-1.5V9A1.5 1.5 0 0 0 18 7.5H6.5M15.5 13.5h.01';
