import * as fc from 'fast-check';
import type { DomainHistory } from '../levels/play-domain';
import { CURRENCIES } from '../model/money';
import { years } from './steps';

const START = Date.UTC(2026, 0, 1);
const SPAN = 4 * 365 * 86_400_000;

/** Arbitrary of histories on the domain level: visitors and members, any currency and tax rate, over some years. */
export const domainHistories: fc.Arbitrary<DomainHistory> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  rate: fc.constantFrom(0, 2000, 1900, 810),
  isMember: fc.boolean(),
  at: fc.integer({ min: START, max: START + SPAN }),
  steps: years(14),
});
