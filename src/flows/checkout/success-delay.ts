/** How long success is shown before the page moves on, in ms. [CHK-07, UPG-16, docs/decisions/0048] */
export const SUCCESS_DELAY = { checkout: 3000, upgrade: 2500 } as const;
