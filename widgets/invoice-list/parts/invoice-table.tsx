import { useState } from 'react';
import { currencyOf } from '../../../src/domain/money/currency';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { coveredBy } from '../../../src/domain/invoice/covered';
import { isOpen } from '../../../src/domain/invoice/open';
import type { Invoice, InvoicePage } from '../../../src/domain/invoice/types';
import { formatDay, formatPeriod } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { Button } from '../../../src/ui/button';
import { keepFocusInView } from '../../../src/ui/kit/keep-focus-in-view';
import { downloadIcon } from '../../../src/ui/icons';
import { StatusPill } from './status-pill';

type PayButton = typeof import('../../../src/views/pay-invoice').PayInvoice;

interface InvoiceTableProps {
  readonly page: InvoicePage;
  /** The list is reading another page or year. */
  readonly isReading: boolean;
  /** The numbers of the invoices that are downloading. */
  readonly busy: readonly string[];
  /** Pays an open invoice; null while its chunk loads, and for members who may not pay. */
  readonly pay: PayButton | null;
  readonly onDownload: (number: string) => void;
}

/** Renders the invoices as a table, which CSS draws as a list in narrow widgets. */
export function InvoiceTable({ page, isReading, busy, pay, onDownload }: InvoiceTableProps) {
  const { t } = useT('invoice_list');
  const heads = [t('invoice_list.number'), t('invoice_list.date'), t('invoice_list.for'), t('invoice_list.status')];
  return (
    <div className="panel inv-box" part="panel">
      <table className="table inv" aria-busy={isReading || undefined} part="table">
        <caption className="vh">{t('invoice_list.caption')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col" className="end">
              {t('invoice_list.amount')}
            </th>
            <th scope="col">
              <span className="vh">{t('invoice_list.download')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.invoices.map((invoice) => (
            <Row
              key={invoice.number}
              invoice={invoice}
              currency={page.currency}
              isBusy={busy.includes(invoice.number)}
              pay={pay}
              onDownload={onDownload}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly invoice: Invoice;
  readonly currency: InvoicePage['currency'];
  readonly isBusy: boolean;
  readonly pay: PayButton | null;
  readonly onDownload: (number: string) => void;
}

function Row({ invoice, currency, isBusy, pay: Pay, onDownload }: RowProps) {
  const { t } = useT('invoice_list');
  const language = useLanguage();
  const money = useMoney(currencyOf(currency));
  const { number, title, issuedAt, days, status, total, corrects } = invoice;
  const day = formatDay(issuedAt, language);
  const amount = total === null ? '' : money(total, 'sum').text;
  const covered = coveredBy(invoice);
  const period = covered && formatPeriod(covered.startsOn, covered.endsOn, language);
  const isDue = isOpen(invoice);
  // The sentence that says that it has been paid stays where the button was.
  const [wasDue] = useState(isDue);
  return (
    <tr ref={keepFocusInView} part="row">
      <th scope="row" className="num" translate="no">
        {number}
      </th>
      <td className="num inv-day">{day}</td>
      <td>
        <span className="inv-for">
          <span>{days > 0 ? t('invoice_list.part', { title, count: days }) : title}</span>
          {period && <span className="muted sm num">{period}</span>}
          {corrects && <span className="muted sm num">{t('invoice_list.corrects', { number: corrects })}</span>}
        </span>
        {Pay && (isDue || wasDue) && (
          <div className="inv-pay cluster">
            <Pay number={number} amount={amount} isDue={isDue} kind="secondary" size="sm" />
          </div>
        )}
      </td>
      <td>
        <StatusPill invoice={invoice} />
      </td>
      <td className="num end medium">
        {amount && status === PaymentStatus.void ? (
          <s className="muted">{amount}</s>
        ) : (
          amount || t('invoice_list.see_pdf')
        )}
      </td>
      <td className="end">
        <Button
          kind="quiet"
          size="sm"
          icon={downloadIcon}
          busy={isBusy}
          suffix={isBusy ? number : t('invoice_list.of', { number })}
          onClick={() => onDownload(number)}
        >
          {isBusy ? t('invoice_list.downloading') : 'PDF'}
        </Button>
      </td>
    </tr>
  );
}
