import { describe, expect, it } from 'vitest';
import { bulkStep, NO_BULK, type BulkEvent, type BulkStep } from '../../../src/flows/invoice/bulk-machine';

const after = (...events: readonly BulkEvent[]): BulkStep => events.reduce(bulkStep, NO_BULK);
const ASKED: BulkEvent = { type: 'asked', kind: 'zip' };
const COUNTED: BulkEvent = { type: 'counted', ask: 1, total: 3 };

describe('the download of several invoices', () => {
  it('counts what came and what did not, and ends with both', () => {
    const step = after(
      ASKED,
      COUNTED,
      { type: 'fetched', ask: 1 },
      { type: 'missed', ask: 1, number: '2' },
      { type: 'fetched', ask: 1 },
      { type: 'saved', ask: 1, file: 'all.zip' },
    );
    expect(step).toEqual({ phase: 'done', ask: 1, file: 'all.zip', total: 3, missed: ['2'] });
  });

  it('runs once: another press changes nothing until it has ended', () => {
    const running = after(ASKED, COUNTED);
    expect(bulkStep(running, { type: 'asked', kind: 'csv' })).toBe(running);
    expect(after(ASKED, { type: 'saved', ask: 1, file: 'all.csv' }, { type: 'asked', kind: 'csv' })).toEqual({
      phase: 'reading',
      ask: 2,
      kind: 'csv',
    });
  });

  it.each<BulkEvent>([
    { type: 'counted', ask: 1, total: 9 },
    { type: 'fetched', ask: 1 },
    { type: 'missed', ask: 1, number: '1' },
    { type: 'saved', ask: 1, file: 'old.zip' },
    { type: 'failed', ask: 1, problem: { kind: 'offline' } },
  ])('takes nothing of a run that was canceled: $type', (late) => {
    const again = after(ASKED, COUNTED, { type: 'canceled' }, ASKED);
    expect(again).toMatchObject({ phase: 'reading', ask: 2 });
    expect(bulkStep(again, late)).toBe(again);
    expect(bulkStep(after(ASKED, { type: 'canceled' }), late)).toEqual({ phase: 'idle', ask: 1 });
  });

  it('keeps the kind of a run that failed, for another try', () => {
    expect(after({ type: 'asked', kind: 'csv' }, { type: 'failed', ask: 1, problem: { kind: 'offline' } })).toEqual({
      phase: 'failed',
      ask: 1,
      kind: 'csv',
      problem: { kind: 'offline' },
    });
  });
});
