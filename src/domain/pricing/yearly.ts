import type { BillingCycle } from '../catalogue/types';
import type { Minor } from '../money/minor';

const MONTHS = 12;

/** Returns twelve times a monthly amount. */
export const yearly = (perMonth: Minor): Minor => perMonth * MONTHS;

/** Converts a monthly amount to one period of a billing cycle. */
export const perPeriod = (perMonth: Minor, cycle: BillingCycle): Minor =>
  cycle === 'year' ? yearly(perMonth) : perMonth;
