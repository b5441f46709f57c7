import type { DownloadProblem } from './machine';

/** What is made of several invoices: their PDFs in one ZIP, or their list as CSV. */
export type BulkKind = 'zip' | 'csv';

/** State of a download of several invoices. `ask` tells one run from the next, whose answers it must not take. */
export type BulkStep =
  | { readonly phase: 'idle'; readonly ask: number }
  /** The pages of the list are being read. */
  | { readonly phase: 'reading'; readonly ask: number; readonly kind: BulkKind }
  | {
      readonly phase: 'fetching';
      readonly ask: number;
      readonly total: number;
      readonly done: number;
      /** Numbers of the invoices whose PDF did not come. */
      readonly missed: readonly string[];
    }
  | {
      readonly phase: 'done';
      readonly ask: number;
      /** Null if no PDF came, so that there is no file. */
      readonly file: string | null;
      readonly total: number;
      readonly missed: readonly string[];
    }
  | { readonly phase: 'failed'; readonly ask: number; readonly kind: BulkKind; readonly problem: DownloadProblem };

export type BulkEvent =
  | { readonly type: 'asked'; readonly kind: BulkKind }
  | { readonly type: 'counted'; readonly ask: number; readonly total: number }
  | { readonly type: 'fetched'; readonly ask: number }
  | { readonly type: 'missed'; readonly ask: number; readonly number: string }
  | { readonly type: 'saved'; readonly ask: number; readonly file: string | null }
  | { readonly type: 'failed'; readonly ask: number; readonly problem: DownloadProblem }
  /** The person stops it, or has been told already. */
  | { readonly type: 'canceled' };

export const NO_BULK: BulkStep = { phase: 'idle', ask: 0 };

export const isRunning = ({ phase }: BulkStep): boolean => phase === 'reading' || phase === 'fetching';

/** Reducer of the state machine: one run at a time, and no event of an earlier run counts. */
export function bulkStep(step: BulkStep, event: BulkEvent): BulkStep {
  if (event.type === 'asked') return isRunning(step) ? step : { phase: 'reading', ask: step.ask + 1, kind: event.kind };
  if (event.type === 'canceled') return step.phase === 'idle' ? step : { phase: 'idle', ask: step.ask };
  const { ask } = step;
  if (event.ask !== ask || !isRunning(step)) return step;
  switch (event.type) {
    case 'counted':
      return step.phase === 'reading' ? { phase: 'fetching', ask, total: event.total, done: 0, missed: [] } : step;
    case 'fetched':
      return step.phase === 'fetching' ? { ...step, done: step.done + 1 } : step;
    case 'missed':
      return step.phase === 'fetching' ? { ...step, missed: [...step.missed, event.number] } : step;
    case 'saved': {
      const { total, missed } = step.phase === 'fetching' ? step : { total: 0, missed: [] };
      return { phase: 'done', ask, file: event.file, total, missed };
    }
    case 'failed':
      return { phase: 'failed', ask, kind: step.phase === 'reading' ? step.kind : 'zip', problem: event.problem };
  }
}
