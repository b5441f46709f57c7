import type { Cart } from './types';

export const emptyCart: Cart = {
  plan: null,
  lines: {},
  pending: [],
  doomed: [],
  upsell: null,
  planReset: false,
  noRecordFound: false,
};
