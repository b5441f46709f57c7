import type { History } from '../levels/play';

const LAST_OF_JANUARY = 30 * 86_400_000;

/** Meets every place that says money, so that a run of few histories compares each of them. */
export const EVERY_PLACE: History = {
  cell: { kind: 'monthly', currency: 'GBP', country: 'GB' },
  at: LAST_OF_JANUARY,
  steps: [
    { do: 'choose', pick: 3 },
    { do: 'share' },
    { do: 'order', how: 'once' },
    { do: 'renew', edge: 0, times: 1 },
    { do: 'choose', pick: 1 },
  ],
};

/** Meets every widget: a subscriber with an invoice and another package in the cart. */
export const EVERY_WIDGET: History = { ...EVERY_PLACE, steps: [{ do: 'choose', pick: 3 }] };
