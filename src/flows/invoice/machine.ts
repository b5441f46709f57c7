import { bulkStep, NO_BULK, type BulkStep } from './bulk-machine';

/** Reason why no PDF was saved, in the kinds that the person can react to. */
export type DownloadProblem =
  /** The server's own message, shown as it is. */
  | { readonly kind: 'refused'; readonly message: string }
  /** `no-pdf`: the answer is not a PDF. */
  | { readonly kind: 'no-pdf' | 'offline' | 'failed' };

/** Outcome of a download. */
export type Downloaded =
  | { readonly kind: 'done'; readonly file: string }
  | { readonly kind: 'failed'; readonly number: string; readonly problem: DownloadProblem };

/** Downloads of one list: several at once, each invoice once. */
export interface Downloads {
  /** Numbers of the invoices that are downloading. */
  readonly busy: readonly string[];
  /** Outcome of the last download; null while the next one runs. */
  readonly last: Downloaded | null;
  /** Download of several invoices as one file. */
  readonly bulk: BulkStep;
}

export type DownloadEvent =
  | { readonly type: 'asked'; readonly number: string }
  /** The download has ended; `outcome` is null if the person has been told already. */
  | { readonly type: 'ended'; readonly number: string; readonly outcome: Downloaded | null }
  /** The list was removed from the page. */
  | { readonly type: 'left' };

export const NO_DOWNLOADS: Downloads = { busy: [], last: null, bulk: NO_BULK };

/**
 * Reducer of the state machine. It ignores a press for an invoice that is downloading and the end of a download that it does not
 * know.
 */
export function downloadStep(downloads: Downloads, event: DownloadEvent): Downloads {
  const { busy, last } = downloads;
  switch (event.type) {
    case 'asked':
      return busy.includes(event.number) ? downloads : { ...downloads, busy: [...busy, event.number], last: null };
    case 'ended': {
      if (!busy.includes(event.number)) return downloads;
      return { ...downloads, busy: busy.filter((number) => number !== event.number), last: event.outcome ?? last };
    }
    case 'left':
      // The next run has a number of its own, so that no answer to this one reaches it.
      return { ...NO_DOWNLOADS, bulk: bulkStep(downloads.bulk, { type: 'canceled' }) };
  }
}
