import type { Row } from './row';

/** The plans and the cart of whoever looks around. */
export const SHOP: readonly Row[] = [
  {
    widget: 'pricing-table',
    endpoint: 'bundles',
    good: (page) => page.seen('waybill-pricing-table').includes('Plan 1001'),
  },
  {
    widget: 'pricing-table',
    endpoint: 'token',
    good: (page) => page.seen('waybill-pricing-table').includes('Plan 1001'),
  },
];
