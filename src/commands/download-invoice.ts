import { downloadAsked, downloadStepped, selectDownloads } from '../flows/invoice/slice';
import type { Command } from './command';

/** Saves the document of an invoice, once however often it is pressed. */
export const downloadInvoice =
  (memberId: number, number: string): Command =>
  ({ store, origin: list }) => {
    const origin = list ?? '';
    const isBusy = selectDownloads(store.getState(), origin).busy.includes(number);
    if (!isBusy && memberId > 0) store.dispatch(downloadAsked({ origin, memberId, number }));
  };

/** Stops what is on its way to a list that is gone. */
export const stopDownloads: Command = ({ store, origin }) =>
  void store.dispatch(downloadStepped({ origin: origin ?? '', event: { type: 'left' } }));
