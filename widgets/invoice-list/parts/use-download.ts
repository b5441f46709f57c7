import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { downloadInvoice, stopDownloads } from '../../../src/commands/download-invoice';
import { invoiceFlow } from '../../../src/flows/invoice';
import { selectDownloads } from '../../../src/flows/invoice/slice';
import { useCommands } from '../../../src/hooks/use-commands';
import { useOrigin } from '../../../src/hooks/use-origin';
import { useRuntime } from '../../../src/hooks/use-runtime';
import type { RootState } from '../../../src/store/state';

/** Downloads the documents of a list, several at once if that is wanted; they stop when the list goes. [INV-01 … INV-04] */
export function useDownload(memberId: number) {
  const { store } = useRuntime();
  useLayoutEffect(() => store.join(invoiceFlow), [store]);
  const run = useCommands();
  const origin = useOrigin();
  const { busy, last } = useSelector((state: RootState) => selectDownloads(state, origin));
  useEffect(() => () => run(stopDownloads), [run]);
  return { busy, last, download: (number: string) => run(downloadInvoice(memberId, number)) };
}
