import type { BillingCycle } from '../catalogue/types';
import type { Minor } from '../money/minor';

const MONTHS = 12;

/** Twelve months of a monthly amount. */
export const yearly = (perMonth: Minor): Minor => perMonth * MONTHS;

/** What a monthly amount comes to in one period of a cycle. */
export const perPeriod = (perMonth: Minor, cycle: BillingCycle): Minor =>
  cycle === 'year' ? yearly(perMonth) : perMonth;
