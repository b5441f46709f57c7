import { useEffect, useRef, useState } from 'react';
import { useElement } from '../../../src/element/context';
import type { DownloadProblem } from '../../../src/flows/invoice/download';
import { invoiceFile } from '../../../src/domain/invoice/file-name';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useEmit } from '../../../src/hooks/use-emit';
import { useOrigin } from '../../../src/hooks/use-origin';
import { readFailed } from '../../../src/store/slices/reads';

/** What became of the last download. */
export type Downloaded =
  | { readonly kind: 'done'; readonly file: string }
  | { readonly kind: 'failed'; readonly number: string; readonly problem: DownloadProblem };

const loadDownload = () => import('../../../src/flows/invoice/download');

/**
 * Downloads invoices, several at once if that is wanted, each once however often its button is pressed. It is no part of the store,
 * because no other view shows it; what the page is left with stops. [INV-01 … INV-04]
 */
export function useDownload(memberId: number) {
  const { ports, store } = useRuntime();
  const { host } = useElement();
  const emit = useEmit();
  const origin = useOrigin();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<Downloaded | null>(null);
  // Not state: a second press may come before the first is rendered.
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const carryOut = async (number: string, signal: AbortSignal): Promise<Downloaded | null> => {
    const flow = await ports.load(loadDownload, origin);
    if (!flow || signal.aborted) return null;
    const params = { member_id: memberId, invoice_number: number };
    const outcome = await flow.downloadInvoice(ports.client, params, signal);
    if (outcome.kind === 'aborted') return null;
    if (outcome.kind === 'done') {
      const file = invoiceFile(number, store.getState().config.invoicePrefix);
      flow.saveFile(host.ownerDocument, outcome.document, file);
      emit('invoice-download', { number, file });
      return { kind: 'done', file };
    }
    const { failure, problem } = outcome;
    // That a session is over concerns the whole page, whoever finds it out. [ERR-05, ERR-06]
    if (problem.kind === 'over') {
      store.dispatch(readFailed({ key: 'invoicePdf', failure }));
      return null;
    }
    const message = problem.kind === 'refused' ? problem.message : `invoice_list.${problem.kind}`;
    emit('error', { code: failure.status, message, surface: 'invoice-list' });
    return { kind: 'failed', number, problem };
  };

  const download = async (number: string): Promise<void> => {
    const { current } = running;
    if (current.has(number) || !(memberId > 0)) return;
    const stop = new AbortController();
    current.set(number, stop);
    const isBusy = (): void => setBusy(new Set(current.keys()));
    isBusy();
    setLast(null);
    const outcome = await carryOut(number, stop.signal);
    current.delete(number);
    if (stop.signal.aborted) return;
    isBusy();
    if (outcome) setLast(outcome);
  };

  return { busy, last, download: (number: string) => void download(number) };
}
