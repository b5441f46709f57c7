import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { cancelInvoices, downloadInvoices } from '../../../src/commands/download-invoices';
import { isRunning, type BulkKind, type BulkStep } from '../../../src/flows/invoice/bulk-machine';
import { selectDownloads } from '../../../src/flows/invoice/slice';
import { useT } from '../../../src/i18n/use-t';
import { useCommands } from '../../../src/hooks/use-commands';
import { useOrigin } from '../../../src/hooks/use-origin';
import type { RootState } from '../../../src/store/state';
import { STATUSES, statusKey } from './status-pill';

/** Returns the kind of file that is being made; null if none is. */
export const busyKind = (step: BulkStep): BulkKind | null => {
  if (!isRunning(step)) return null;
  return step.phase === 'reading' ? step.kind : 'zip';
};

interface Wish {
  readonly kind: BulkKind;
  readonly year: number | null;
  /** Numbers of the wanted invoices; null for all of the year. */
  readonly numbers: readonly string[] | null;
}

/** Downloads several invoices as one file, with its words in the language of the page. */
export function useBulkDownload(memberId: number, year: number | null) {
  const { t } = useT('invoice_list');
  const run = useCommands();
  const origin = useOrigin();
  const { bulk } = useSelector((state: RootState) => selectDownloads(state, origin));
  const words = () => ({
    heads: [
      t('invoice_list.number'),
      t('invoice_list.date'),
      t('invoice_list.csv_due'),
      t('invoice_list.csv_paid'),
      t('invoice_list.csv_from'),
      t('invoice_list.csv_to'),
      t('invoice_list.for'),
      t('invoice_list.csv_days'),
      t('invoice_list.status'),
      t('invoice_list.csv_net'),
      t('invoice_list.csv_rate'),
      t('invoice_list.csv_tax'),
      t('invoice_list.amount'),
      t('invoice_list.csv_currency'),
    ],
    statuses: Object.fromEntries(STATUSES.map((status) => [status, t(statusKey(status))])),
  });
  // Year and search may have changed since the press that is tried again.
  const last = useRef<Wish | null>(null);
  const start = (wish: Wish): void => {
    last.current = wish;
    run(downloadInvoices({ memberId, ...wish, words: words() }));
  };
  return {
    bulk,
    cancel: () => run(cancelInvoices),
    downloadAll: (kind: BulkKind, numbers: Wish['numbers']) => start({ kind, year, numbers }),
    /** Downloads once more what was asked for last; with numbers, those alone. */
    retryDownload: (numbers: Wish['numbers']) => {
      if (last.current) start({ ...last.current, numbers: numbers ?? last.current.numbers });
    },
  };
}
