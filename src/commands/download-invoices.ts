import type { InvoiceWords } from '../domain/invoice/rows';
import { isRunning, type BulkKind } from '../flows/invoice/bulk-machine';
import { bulkAsked, bulkStepped, selectDownloads } from '../flows/invoice/slice';
import type { Command } from './command';

interface Wanted {
  readonly memberId: number;
  /** Null for all years. */
  readonly year: number | null;
  /** Numbers of the wanted invoices; null for all of the year. */
  readonly numbers: readonly string[] | null;
  readonly kind: BulkKind;
  /** Words of the file, in the person's language. */
  readonly words: InvoiceWords;
}

/** Downloads several invoices as one file; presses during a download have no effect. */
export const downloadInvoices =
  (wanted: Wanted): Command =>
  ({ store, origin: list }) => {
    const origin = list ?? '';
    if (!isRunning(selectDownloads(store.getState(), origin).bulk) && wanted.memberId > 0)
      store.dispatch(bulkAsked({ ...wanted, origin }));
  };

/** Stops the download of several invoices, or closes what it told. */
export const cancelInvoices: Command = ({ store, origin }) =>
  void store.dispatch(bulkStepped({ origin: origin ?? '', event: { type: 'canceled' } }));
