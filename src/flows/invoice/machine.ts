/** Why no document was saved, as far as whoever asked for it can do something about it. */
export type DownloadProblem =
  /** The server's own words, which stand as they are. */
  | { readonly kind: 'refused'; readonly message: string }
  /** `no-pdf`: what came is no PDF. */
  | { readonly kind: 'no-pdf' | 'offline' | 'failed' };

/** What became of a download. */
export type Downloaded =
  | { readonly kind: 'done'; readonly file: string }
  | { readonly kind: 'failed'; readonly number: string; readonly problem: DownloadProblem };

/** The downloads of one list: several at once, each invoice once. */
export interface Downloads {
  /** Numbers of the invoices whose documents are on their way. */
  readonly busy: readonly string[];
  /** What became of the last one; null while another is asked for. */
  readonly last: Downloaded | null;
}

export type DownloadEvent =
  | { readonly type: 'asked'; readonly number: string }
  /** It has ended; without an outcome where the person has been told already. */
  | { readonly type: 'ended'; readonly number: string; readonly outcome: Downloaded | null }
  /** The list is gone, and with it whoever waits. */
  | { readonly type: 'left' };

export const NO_DOWNLOADS: Downloads = { busy: [], last: null };

/** What follows. What is on its way is not asked for again, and the end of what nobody waits for changes nothing. */
export function downloadStep(downloads: Downloads, event: DownloadEvent): Downloads {
  const { busy, last } = downloads;
  switch (event.type) {
    case 'asked':
      return busy.includes(event.number) ? downloads : { busy: [...busy, event.number], last: null };
    case 'ended': {
      if (!busy.includes(event.number)) return downloads;
      return { busy: busy.filter((number) => number !== event.number), last: event.outcome ?? last };
    }
    case 'left':
      return NO_DOWNLOADS;
  }
}
