import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import { toDecimalText } from '../../../src/domain/money/display';
import type { Minor } from '../../../src/domain/money/minor';
import { coveredBy } from '../../../src/domain/invoice/covered';
import { isFound } from '../../../src/domain/invoice/find';
import type { Invoice, InvoicePage } from '../../../src/domain/invoice/types';
import { readEveryPage } from '../../../src/flows/invoice/every-page';
import { formatDay, formatPeriod } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useMoney } from '../../../src/hooks/use-money';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { selectAccount } from '../../../src/store/slices/session';
import { LoadFailed } from '../../../src/views/load-failed';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';
import { Pager } from './pager';
import type { FoundNumbers, InvoiceFilter } from './toolbar';

/** Invoices on a page of what was found. */
const SIZE = 12;
/** ms of rest after which the number of matches is spoken, so that typing is not interrupted by each letter. */
const REST = 700;

interface Every {
  readonly key: unknown;
  readonly account: unknown;
  readonly page: InvoicePage | null;
}

/** Reads all pages of a year as soon as somebody looks for something. The key is of one account and year. */
function useEveryPage(year: number | null) {
  const { store } = useRuntime();
  const account = useSelector(selectAccount);
  const [tries, setTries] = useState(0);
  const [every, setEvery] = useState<Every | null>(null);
  const key = `${account.memberId}/${year}/${tries}`;
  useEffect(() => {
    let isLeft = false;
    void store.dispatch(readEveryPage(year, () => isLeft)).then((read) => {
      if (!isLeft) setEvery({ key, account, page: 'page' in read ? read.page : null });
      return undefined;
    });
    return () => void (isLeft = true);
  }, [store, year, key, account]);
  const isReading = every?.key !== key || every.account !== account;
  return { page: every?.page ?? null, isReading, retry: () => setTries((before) => before + 1) };
}

/** Returns the invoices that match, by everything that the page writes of them. */
function useMatches(page: InvoicePage | null, { term, status }: InvoiceFilter): readonly Invoice[] {
  const language = useLanguage();
  const currency = currencyOf(page?.currency);
  const money = useMoney(currency);
  const periodOf = (invoice: Invoice): string => {
    const covered = coveredBy(invoice);
    return covered ? formatPeriod(covered.startsOn, covered.endsOn, language) : '';
  };
  const amountOf = (total: Minor | null): string =>
    total === null ? '' : `${money(total, 'sum').text} ${toDecimalText(total, currency.decimals)}`;
  const wordsOf = (invoice: Invoice): readonly string[] => [
    invoice.number,
    invoice.title,
    invoice.issuedAt.slice(0, 10),
    formatDay(invoice.issuedAt, language),
    formatDay(invoice.issuedAt, language, 'long'),
    periodOf(invoice),
    amountOf(invoice.total),
  ];
  return (page?.invoices ?? []).filter(
    (invoice) => (status === null || invoice.status === status) && isFound(wordsOf(invoice), term.trim()),
  );
}

interface FoundProps {
  readonly year: number | null;
  readonly filter: InvoiceFilter;
  /** Renders a page of the table. */
  readonly table: (page: InvoicePage, isReading: boolean) => ReactNode;
  /** Tells which invoices match a filter, once they have been read. */
  readonly onFound: (found: FoundNumbers) => void;
  readonly onClear: () => void;
}

/** Renders the invoices that a person looks for, over all pages of the server's list. */
export function FoundInvoices({ year, filter: typed, table, onFound, onClear }: FoundProps) {
  const { t } = useT('invoice_list');
  const filter = useDeferredValue(typed);
  const { page, isReading, retry } = useEveryPage(year);
  const matches = useMatches(page, filter);
  const [at, setAt] = useState({ filter, page: 1 });
  const pages = Math.max(1, Math.ceil(matches.length / SIZE));
  const shown = at.filter === filter ? Math.min(at.page, pages) : 1;

  const numbers = isReading || !page ? null : matches.map(({ number }) => number).join(' ');
  useEffect(() => {
    if (numbers !== null) onFound({ filter, year, numbers: numbers.split(' ').filter(Boolean) });
  }, [numbers, filter, year, onFound]);

  const [rested, setRested] = useState('');
  const key = `${filter.term.trim()}/${filter.status}/${year}`;
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), REST);
    return () => clearTimeout(timer);
  }, [key]);
  const isTold = numbers !== null && rested === key;
  useAnnounce(isTold && key, isTold ? t('invoice_list.found', { count: matches.length }) : null, false);

  if (!page && isReading) return table({ ...NOTHING, total: 0 }, true);
  if (!page)
    return (
      <LoadFailed title={t('invoice_list.failed_title')} isBusy={isReading} onRetry={retry}>
        {t('invoice_list.failed_why')}
      </LoadFailed>
    );
  if (matches.length === 0)
    return (
      <section className="panel">
        <EmptyState
          title={t('invoice_list.none_found')}
          text={t('invoice_list.none_found_text')}
          action={<Button onClick={onClear}>{t('invoice_list.clear')}</Button>}
        />
      </section>
    );
  const from = (shown - 1) * SIZE;
  const part = { ...page, invoices: matches.slice(from, from + SIZE), page: shown, pages, total: matches.length };
  return (
    <>
      {table(part, isReading)}
      <Pager page={shown} pages={pages} isBusy={isReading} onGo={(to) => setAt({ filter, page: to })} />
    </>
  );
}

const NOTHING = { invoices: [], currency: 'USD', years: [], page: 1, pages: 1 } as const;
