import * as fc from 'fast-check';

/** Time zones, ordered from the first place where a day begins to the last. */
export const ZONES = [
  'UTC',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
] as const;

/** Arbitrary of time zones of the reader and the backend, on which no amount and no day may depend. */
export const readers = fc.constantFrom(...ZONES);
