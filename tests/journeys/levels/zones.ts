import * as fc from 'fast-check';

/** From the first place where a day begins to the last one. */
export const ZONES = [
  'UTC',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
] as const;

/** Where somebody reads, and where the backend stands meanwhile: no sum and no day may depend on it. */
export const readers = fc.constantFrom(...ZONES);
