import type { Cart } from './types';

export const emptyCart: Cart = {
  plan: null,
  lines: {},
  pending: [],
  markedForDeletion: [],
  upsell: null,
  planReset: false,
  noRecordFound: false,
};
