import * as z from 'zod/mini';
import type { BillingCycle } from '../domain/catalogue/types';

const NAMES: ReadonlyMap<unknown, BillingCycle> = new Map([
  ...['month', 'monthly'].map((name) => [name, 'month'] as const),
  ...['year', 'yearly', 'annual', 'annually'].map((name) => [name, 'year'] as const),
]);

/** Decodes a billing cycle from the words of either document; null if the word is unknown. [PRC-02] */
export const cycleNamed = (value: unknown): BillingCycle | null => NAMES.get(value) ?? null;

export const cycle = z.transform(cycleNamed);
