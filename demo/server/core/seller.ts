/** Where the site says its own name. */
export const SELLER = 'Milepost';
