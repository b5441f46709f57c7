import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/contract/statement';
import { readUpgrade } from '../../src/contract/upgrade-message';
import { COMPONENTS } from '../../tools/contract/openapi/document';

const example = (name: string) => COMPONENTS.find((one) => one.name === name)?.schema.example as object;
const told = (statement: unknown, currency = 'USD') => readStatement({ currency, statement });
const line = { kind: 'charge', source: 'plan', id: 8, title: 'Route Planner', amount: '149.00', full: '149.00' };

describe('the statement of an order', () => {
  it('is read from numbers or text, and from days or instants [REV-10]', () => {
    const written = { ...example('Statement') };
    const numbers = {
      ...written,
      subtotal: 14.5,
      tax: 2.9,
      total: 17.4,
      tax_rate: 20,
      due_at: '2026-06-16T23:30:00-05:00',
      lines: [{ ...line, amount: 14.5, full: 29 }],
    };
    expect(told(written)).toMatchObject({
      version: '0c9f1d2b7a64480e9d35fb21c7786e10',
      lines: [{ kind: 'charge', amount: 1450, full: 2900, days: 15, ofDays: 30, charge: 'recurring' }],
      subtotal: 1450,
      tax: { amount: 290, rate: 2000, name: 'VAT', country: 'GB' },
      total: 1740,
      dueAt: '2026-06-16',
      renewsOn: '2026-07-01',
    });
    expect(told(numbers)).toMatchObject({ subtotal: 1450, tax: { amount: 290, rate: 2000 }, dueAt: '2026-06-17' });
    expect(told({ total: 1490, tax: 149 }, 'JPY')).toMatchObject({ total: 1490, tax: { amount: 149, rate: null } });
  });

  it('has null, never 0, for what the server leaves out [REV-10]', () => {
    expect(told({ total: '10.00' })).toEqual({
      version: null,
      lines: [],
      credit: null,
      subtotal: null,
      tax: null,
      total: 1000,
      next: null,
      recurring: null,
      timeframe: null,
      dueAt: null,
      renewsOn: null,
      periodStartedOn: null,
      carried: null,
      removes: [],
    });
    expect(told({ total: 'free', tax: null, due_at: '2026-02-31', renews_on: '2026-03-01T10:00' })).toMatchObject({
      total: null,
      tax: null,
      dueAt: null,
      renewsOn: null,
    });
  });

  it.each([undefined, null, [], {}, 'soon', 7])('is null if the reply has %j in its place', (said) => {
    expect(told(said)).toBeNull();
  });

  it('drops its lines if they do not add up to the subtotal', () => {
    expect(told({ subtotal: '149.00', lines: [line] })?.lines).toHaveLength(1);
    expect(told({ subtotal: '148.99', lines: [line] })?.lines).toEqual([]);
    expect(told({ lines: [line] })?.lines).toEqual([]);
    const unsaid = { ...line, amount: undefined };
    expect(told({ subtotal: '149.00', lines: [line, unsaid] })?.lines).toEqual([]);
  });

  it('has one-time charges, the period of each line, and the removed items', () => {
    const once = { ...line, charge: 'once', starts_on: '2026-06-16', ends_on: '2026-07-01' };
    const removes = [
      { kind: 'plan', id: 8, title: 'Route Planner' },
      { kind: 'module', id: 121, title: 'Avoidance Zones' },
    ];
    expect(told({ subtotal: '149.00', lines: [once], removes })).toMatchObject({
      lines: [{ charge: 'once', startsOn: '2026-06-16', endsOn: '2026-07-01' }],
      removes,
    });
  });

  it('is read for each billing cycle that an upgrade offers', () => {
    const upgrade = readUpgrade(example('UpgradeMessageReply'));
    expect(upgrade?.statement).toMatchObject({ total: 1740 });
    expect(upgrade?.cycles[0]?.statement).toMatchObject({ total: 1740 });
    expect(readUpgrade({ currency: 'USD', statement: { total: '1.00' } })).toMatchObject({ statement: { total: 100 } });
  });
});
