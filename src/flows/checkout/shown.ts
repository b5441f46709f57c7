/** ms that success is shown before the page moves on. [CHK-07, UPG-16, A40] */
export const SUCCESS_SHOWN = { checkout: 3000, upgrade: 2500 } as const;
