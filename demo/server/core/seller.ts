/** The name of the fictional seller. */
export const SELLER = 'Milepost';
