/** Icons of payment methods, for the billing form and the dialogs, apart from every first paint. Same drawing rules as in `icons.ts`. */
export const cardIcon = 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 15h3';
export const bankIcon = 'M4 9.5 12 4.5l8 5H4ZM6 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18 12.5v4.5M4 20h16';
