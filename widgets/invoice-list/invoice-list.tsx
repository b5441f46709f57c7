import { useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { isOpen } from '../../src/domain/invoice/open';
import type { InvoicePage } from '../../src/domain/invoice/types';
import { mayChange } from '../../src/domain/subscription/policy';
import { useAnnounce } from '../../src/hooks/use-announce';
import { LoadFailed } from '../../src/views/load-failed';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { useRefreshAccount } from '../../src/hooks/use-refresh-account';
import { selectAccount } from '../../src/store/slices/session';
import { useInvoices } from '../../src/hooks/use-invoices';
import { InvoicesByReseller, InvoicesHidden, NoInvoices, InvoicesSignIn } from './parts/empty-states';
import { InvoiceSkeleton } from './parts/invoice-skeleton';
import { InvoiceTable } from './parts/invoice-table';
import { DownloadNotice } from './parts/download-notice';
import { Pager } from './parts/pager';
import { useInvoiceQuery } from './parts/use-invoice-query';
import { isFiltered, NO_FILTER, Toolbar, type FoundNumbers } from './parts/toolbar';
import { busyKind, useBulkDownload } from './parts/use-bulk-download';
import { useEffect, useLayoutEffect, useState } from 'react';
import { downloadInvoice, stopDownloads } from '../../src/commands/download-invoice';
import { invoiceFlow } from '../../src/flows/invoice';
import { selectDownloads } from '../../src/flows/invoice/slice';
import { useCommands } from '../../src/hooks/use-commands';
import { useOrigin } from '../../src/hooks/use-origin';
import { useRuntime } from '../../src/hooks/use-runtime';
import type { RootState } from '../../src/store/state';

/** Downloads documents of the list, several at once if requested. Unmounting the list stops them. [INV-01 … INV-04] */
function useDownload(memberId: number) {
  const { store } = useRuntime();
  useLayoutEffect(() => store.join(invoiceFlow), [store]);
  const run = useCommands();
  const origin = useOrigin();
  const { busy, last } = useSelector((state: RootState) => selectDownloads(state, origin));
  useEffect(() => () => run(stopDownloads), [run]);
  return { busy, last, download: (number: string) => run(downloadInvoice(memberId, number)) };
}

const loadPay = () => import('../../src/views/pay-invoice');
const loadFound = () => import('./parts/found');
const loadNotice = () => import('./parts/bulk-notice');

/** Renders a member's invoices by year and page, each with its document. [INV-01 … INV-04] */
export function InvoiceList() {
  const { t, ready } = useT('invoice_list');
  const account = useSelector(selectAccount);
  const { memberId } = account;
  const { place, go } = useInvoiceQuery(memberId);
  const { status, shown, isReading, isFailed, retry } = useInvoices(place);
  const { isLooking, look } = useRefreshAccount();
  const { busy, last, download } = useDownload(memberId);
  const mayPay = mayChange(account) && shown !== null && shown.invoices.some(isOpen);
  const { part } = useLazyPart(loadPay, mayPay);
  const [filter, setFilter] = useState(NO_FILTER);
  const [lastFound, setFound] = useState<FoundNumbers | null>(null);
  const isFinding = isFiltered(filter);
  const found = lastFound?.filter === filter && lastFound.year === place.year ? lastFound.numbers : null;
  const { part: looked } = useLazyPart(loadFound, isFinding);
  const { bulk, downloadAll, retryDownload, cancel } = useBulkDownload(memberId, place.year);
  const { part: notice } = useLazyPart(loadNotice, bulk.phase !== 'idle');
  const table = (page: InvoicePage, isWaiting: boolean) => (
    <InvoiceTable page={page} isReading={isWaiting} busy={busy} pay={part?.PayInvoice ?? null} onDownload={download} />
  );
  const isThere = shown !== null && !isReading;
  useAnnounce(
    isThere && `${place.year}/${place.page}`,
    isThere ? t('invoice_list.shown', { count: shown.total, page: shown.page, pages: shown.pages }) : null,
  );

  const failed = (isBusy: boolean, onRetry: () => void) => (
    <LoadFailed title={t('invoice_list.failed_title')} isBusy={isBusy} onRetry={onRetry}>
      {t('invoice_list.failed_why')}
    </LoadFailed>
  );
  const content = () => {
    if (status === 'visitor') return <InvoicesSignIn />;
    if (status === 'hidden') return <InvoicesHidden />;
    if (status === 'reseller') return <InvoicesByReseller />;
    if (!shown) return failed(isReading || isLooking, status === 'failed' && memberId <= 0 ? look : retry);
    return (
      <>
        {shown.years.length > 0 && (
          <Toolbar
            years={yearsOf(shown.years, place.year)}
            year={place.year}
            filter={filter}
            busy={busyKind(bulk)}
            isEmpty={isFinding ? !found?.length : shown.invoices.length === 0}
            onYear={(year) => go({ year, page: 1 })}
            onFilter={setFilter}
            onDownload={(kind) => downloadAll(kind, isFinding ? found : null)}
          />
        )}
        {notice && <notice.BulkNotice step={bulk} onCancel={cancel} onRetry={retryDownload} />}
        {isFailed && failed(isReading, retry)}
        {last && <DownloadNotice last={last} onRetry={download} />}
        {isFinding ? (
          looked && (
            <looked.FoundInvoices
              year={place.year}
              filter={filter}
              table={table}
              onFound={setFound}
              onClear={() => setFilter(NO_FILTER)}
            />
          )
        ) : (
          <>
            {shown.invoices.length > 0 ? (
              table(shown, isReading)
            ) : (
              <section className="panel">
                <NoInvoices year={place.year} onAll={() => go({ year: null, page: 1 })} />
              </section>
            )}
            <Pager
              page={shown.page}
              pages={shown.pages}
              isBusy={isReading}
              onGo={(page) => go({ year: place.year, page })}
            />
          </>
        )}
      </>
    );
  };
  return (
    <UntilReady ready={ready && status !== 'pending'} skeleton={<InvoiceSkeleton />}>
      <div className="stack">{content()}</div>
    </UntilReady>
  );
}

/** Returns the years for the filter, including the selected one even if it has no invoices. */
const yearsOf = (years: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || years.includes(chosen) ? years : [...years, chosen].toSorted((one, other) => other - one);
