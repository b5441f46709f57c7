/**
 * Icons of controls and messages: one path each, on a 24 px grid, drawn as lines (stroke 1.75, round caps, no fills). Named
 * exports, so that a bundle contains only the icons that it draws. For catalogue entries see `catalogue-icons.ts`.
 */
export const checkIcon = 'M5 12.5 10 17.5 19.5 7';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const chevronDownIcon = 'M6 9.5l6 6 6-6';
export const chevronRightIcon = 'M9.5 6l6 6-6 6';
export const arrowLeftIcon = 'M19 12H5m6-6-6 6 6 6';
export const arrowRightIcon = 'M5 12h14m-6-6 6 6-6 6';
export const searchIcon = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM16 16l4.5 4.5';
export const cartIcon =
  'M3 4h2.2l2.1 10.4a1.5 1.5 0 0 0 1.5 1.2h8.1a1.5 1.5 0 0 0 1.5-1.2L20 7.5H6M8.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0ZM15.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0Z';
export const shareIcon =
  'M12 15V4m-4 3.5L12 4l4 3.5M7 11H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 18 11h-1';
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 11.5v4.5M12 8h.01';
export const warningIcon = 'M12 4.5 3.8 18.6a.9.9 0 0 0 .8 1.4h14.8a.9.9 0 0 0 .8-1.4L12 4.5ZM12 10v4.5M12 17.2h.01';
export const alertIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7.5v5M12 16h.01';
export const checkCircleIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM8.2 12.3l2.7 2.7 5-5.4';
export const downloadIcon = 'M12 4v11m-4-3.5 4 3.5 4-3.5M5 19.5h14';
export const externalIcon =
  'M13.5 4.5h6v6M19 5l-8 8M16.5 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V9A1.5 1.5 0 0 1 6 7.5h4.5';
export const trashIcon =
  'M4.5 7h15M9.5 7V5A1 1 0 0 1 10.5 4h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.3 11v5M13.7 11v5';
