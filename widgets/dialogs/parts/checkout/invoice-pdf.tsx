import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { downloadInvoice, stopDownloads } from '../../../../src/commands/download-invoice';
import type { Order } from '../../../../src/domain/checkout/order';
import { addDays } from '../../../../src/domain/time/day';
import { invoiceFlow } from '../../../../src/flows/invoice';
import { selectDownloads } from '../../../../src/flows/invoice/slice';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { useInvoices } from '../../../../src/hooks/use-invoices';
import { useOrigin } from '../../../../src/hooks/use-origin';
import { useRuntime } from '../../../../src/hooks/use-runtime';
import { useToday } from '../../../../src/hooks/use-now';
import { selectAccount } from '../../../../src/store/slices/session';
import type { RootState } from '../../../../src/store/state';
import { Button } from '../../../../src/ui/button';
import { downloadIcon } from '../../../../src/ui/icons';

const NEWEST = { year: null, page: 1 } as const;

/** Returns the number of the invoice that an order was paid with: the newest one, if it is of now and has the same sum. */
function useNumber(total: number): string | null {
  const { shown } = useInvoices(NEWEST);
  const since = addDays(useToday(), -1);
  const [newest] = shown?.invoices ?? [];
  return newest && newest.total === total && newest.issuedAt.slice(0, 10) >= since ? newest.number : null;
}

/** Renders the button that downloads the invoice of an order; nothing while the server lists none. */
export function InvoicePdf({ order }: { readonly order: Order }) {
  const { t } = useT('checkout');
  const { store } = useRuntime();
  const origin = useOrigin();
  const run = useCommands();
  const { memberId } = useSelector(selectAccount);
  useLayoutEffect(() => store.join(invoiceFlow), [store]);
  useEffect(() => () => run(stopDownloads), [run]);
  const { busy, last } = useSelector((state: RootState) => selectDownloads(state, origin));
  const number = useNumber(order.agreed?.total ?? 0);
  if (!number) return null;
  const isBusy = busy.includes(number);
  return (
    <>
      <Button
        size="sm"
        kind="quiet"
        icon={downloadIcon}
        busy={isBusy}
        onClick={() => run(downloadInvoice(memberId, number))}
      >
        {t('checkout.invoice_pdf', { number })}
      </Button>
      {!isBusy && last && last.kind !== 'done' && <p role="alert">{t('checkout.invoice_failed')}</p>}
    </>
  );
}
