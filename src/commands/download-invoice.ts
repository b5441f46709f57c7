import { downloadAsked, downloadStepped, selectDownloads } from '../flows/invoice/slice';
import type { Command } from './command';

/** Downloads the PDF of an invoice; presses during a download have no effect. */
export const downloadInvoice =
  (memberId: number, number: string): Command =>
  ({ store, origin: list }) => {
    const origin = list ?? '';
    const isBusy = selectDownloads(store.getState(), origin).busy.includes(number);
    if (!isBusy && memberId > 0) store.dispatch(downloadAsked({ origin, memberId, number }));
  };

/** Aborts the downloads of a list that leaves the page. */
export const stopDownloads: Command = ({ store, origin }) =>
  void store.dispatch(downloadStepped({ origin: origin ?? '', event: { type: 'left' } }));
