import type { Minor } from '../money/minor';

const MONTHS = 12;

/** Twelve months of a monthly amount. */
export const yearly = (perMonth: Minor): Minor => perMonth * MONTHS;
