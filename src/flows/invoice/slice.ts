import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../store/kit/slice';
import { accountChanged } from '../../store/slices/session';
import type { RootState } from '../../store/state';
import type { InvoiceWords } from '../../domain/invoice/rows';
import { bulkStep, type BulkEvent, type BulkKind } from './bulk-machine';
import { downloadStep, NO_DOWNLOADS, type DownloadEvent, type Downloads } from './machine';

/** A person wants the PDF of an invoice; an effect (listener) downloads it. [INV-01] */
export const downloadAsked = createAction<{
  /** Key of the list's element. */
  readonly origin: string;
  readonly memberId: number;
  readonly number: string;
}>('invoice/downloadAsked');

/** A person wants several invoices as one file; an effect (listener) makes it. */
export const bulkAsked = createAction<{
  readonly origin: string;
  readonly memberId: number;
  readonly year: number | null;
  readonly numbers: readonly string[] | null;
  readonly kind: BulkKind;
  readonly words: InvoiceWords;
}>('invoice/bulkAsked');

/** Downloads of the page's lists, by the key of their element. */
export type InvoiceFlowState = Readonly<Record<string, Downloads>>;

declare module '../../store/state' {
  interface LazySlices {
    readonly invoice: InvoiceFlowState;
  }
}

interface Step {
  readonly origin: string;
  readonly event: DownloadEvent;
}

function moved(lists: InvoiceFlowState, { origin, event }: Step): InvoiceFlowState {
  const before = lists[origin] ?? NO_DOWNLOADS;
  const next = downloadStep(before, event);
  return next === before ? lists : { ...lists, [origin]: next };
}

interface BulkStepped {
  readonly origin: string;
  readonly event: BulkEvent;
}

function bulkMoved(lists: InvoiceFlowState, { origin, event }: BulkStepped): InvoiceFlowState {
  const before = lists[origin] ?? NO_DOWNLOADS;
  const bulk = bulkStep(before.bulk, event);
  return bulk === before.bulk ? lists : { ...lists, [origin]: { ...before, bulk } };
}

const initialState: InvoiceFlowState = {};

const slice = createSlice({
  name: 'invoice',
  initialState,
  reducers: {
    downloadStepped: (lists, { payload }: PayloadAction<Step>) => moved(lists, payload),
    bulkStepped: (lists, { payload }: PayloadAction<BulkStepped>) => bulkMoved(lists, payload),
  },
  also: (on) => [
    // Whatever still runs stops, because its list no longer waits for it.
    on(accountChanged, (): InvoiceFlowState => initialState),
    on(downloadAsked, (lists, { payload: { origin, number } }) =>
      moved(lists, { origin, event: { type: 'asked', number } }),
    ),
    on(bulkAsked, (lists, { payload: { origin, kind } }) =>
      bulkMoved(lists, { origin, event: { type: 'asked', kind } }),
    ),
  ],
});

export const { downloadStepped, bulkStepped } = slice.actions;
export const invoice = slice.reducer;

/** Returns the downloads of a list; none until the flow has joined the store. */
export const selectDownloads = ({ invoice: lists }: RootState, origin: string): Downloads =>
  lists?.[origin] ?? NO_DOWNLOADS;
