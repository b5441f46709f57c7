import type { History } from '../levels/play';

const LAST_OF_JANUARY = 30 * 86_400_000;

/** A history that reaches every place with an amount, so that also a short run compares each of them. */
export const EVERY_PLACE: History = {
  cell: { kind: 'monthly', currency: 'GBP', country: 'GB' },
  at: LAST_OF_JANUARY,
  steps: [
    { do: 'choose', pick: 3 },
    { do: 'share' },
    { do: 'order', how: 'slow' },
    { do: 'renew', edge: 0, times: 1 },
    { do: 'decline' },
    { do: 'switch', to: 'on', pick: 6, how: 'two tabs' },
    { do: 'miss' },
    { do: 'pay' },
    { do: 'choose', pick: 1 },
  ],
};

/** A history that reaches every widget: a subscriber who owes an invoice and has another package in the cart. */
export const EVERY_WIDGET: History = { ...EVERY_PLACE, steps: [{ do: 'choose', pick: 3 }, { do: 'miss' }] };

/**
 * A subscriber who has an add-on’s payment returned, and again in vain, puts another package in its place, asks for the first invoice in vain,
 * because it was credited, has that of the other package returned, with the credit that it used, and then that of the renewal.
 */
export const RETURNS: History = {
  cell: { kind: 'monthly', currency: 'EUR', country: 'DE' },
  at: LAST_OF_JANUARY,
  steps: [
    { do: 'switch', to: 'on', pick: 6, how: 'once' },
    { do: 'refund', pick: 0 },
    { do: 'refund', pick: 0 },
    { do: 'choose', pick: 3 },
    { do: 'order', how: 'once' },
    { do: 'refund', pick: 2 },
    { do: 'refund', pick: 0 },
    { do: 'renew', edge: 0, times: 1 },
    { do: 'refund', pick: 0 },
    { do: 'choose', pick: 1 },
    { do: 'order', how: 'once' },
  ],
};

/** A visitor who tries a package, stores a card and is charged for it. */
export const REGISTERS: History = {
  cell: { kind: 'trial', currency: 'EUR', country: 'DE' },
  at: LAST_OF_JANUARY,
  steps: [{ do: 'card' }, { do: 'renew', edge: 0, times: 1 }],
};

/** A member on a yearly legacy plan who migrates within the period and continues from there. */
export const MOVES: History = {
  cell: { kind: 'earlier yearly', currency: 'GBP', country: 'GB' },
  at: LAST_OF_JANUARY,
  steps: [
    { do: 'choose', pick: 3 },
    { do: 'move', how: 'late' },
    { do: 'move', how: 'declined' },
    { do: 'move', how: 'two tabs' },
    { do: 'renew', edge: 0, times: 2 },
    { do: 'switch', to: 'on', pick: 6, how: 'once' },
    { do: 'order', how: 'once' },
  ],
};

/** The same member before the migration. */
export const IS_MOVED_THERE: History = { ...MOVES, steps: [{ do: 'choose', pick: 3 }] };

/** A visit on whose day the page of a metered add-on is looked at, and all that it needs is in the cart. */
export const IS_COUNTED: History = {
  cell: { kind: 'expired', currency: 'PHP', country: 'CH' },
  at: 4 * 86_400_000,
  steps: [
    { do: 'choose', pick: 0 },
    { do: 'add', pick: 0 },
  ],
};
