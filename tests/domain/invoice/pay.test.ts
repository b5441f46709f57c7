import { describe, expect, it } from 'vitest';
import { payStep, UNPAID, type PayEvent, type PayStep } from '../../../src/flows/pay/machine';

const PAYING: PayStep = { phase: 'paying' };
const BANK: PayStep = { phase: 'bank', url: 'https://bank.example/1' };
const PAID: PayStep = { phase: 'paid' };
const REFUSED: PayStep = { phase: 'idle', problem: { kind: 'refused', message: 'No.' } };

const asked: PayEvent = { type: 'asked' };
const challenged: PayEvent = { type: 'challenged', url: 'https://bank.example/1' };
const paid: PayEvent = { type: 'paid' };
const stopped: PayEvent = { type: 'stopped', problem: { kind: 'refused', message: 'No.' } };

describe('the payment of an invoice', () => {
  it.each([
    [UNPAID, asked, PAYING],
    [REFUSED, asked, PAYING],
    // The bank's page has been left behind in a widget that is gone.
    [BANK, asked, PAYING],
    [PAYING, challenged, BANK],
    [PAYING, paid, PAID],
    [PAYING, stopped, REFUSED],
    [BANK, stopped, REFUSED],
  ])('%o, %o: %o', (before, event, after) => {
    expect(payStep(before, event)).toEqual(after);
  });

  it.each([
    ['a second press', PAYING, asked],
    ['a press for a paid one', PAID, asked],
    ['a late answer', UNPAID, paid],
    ['a late answer of the bank’s page', BANK, paid],
    ['a late challenge', PAID, challenged],
    ['a late end', PAID, stopped],
  ])('is not changed by %s', (_, before, event) => {
    expect(payStep(before, event)).toBe(before);
  });
});
