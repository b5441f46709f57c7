import type { PaymentStatus } from '../../../src/domain/codes/payment';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { Field } from '../../../src/ui/field';
import { downloadIcon } from '../../../src/ui/icons';
import type { BulkKind } from '../../../src/flows/invoice/bulk-machine';
import { STATUSES, statusKey } from './status-pill';

/** What a person looks for among the invoices. */
export interface InvoiceFilter {
  readonly term: string;
  /** Null for every status. */
  readonly status: PaymentStatus | null;
}

/** The invoices that a filter has left of a year. */
export interface FoundNumbers {
  readonly filter: InvoiceFilter;
  readonly year: number | null;
  readonly numbers: readonly string[];
}

export const NO_FILTER: InvoiceFilter = { term: '', status: null };

export const isFiltered = ({ term, status }: InvoiceFilter): boolean => term.trim() !== '' || status !== null;

interface ToolbarProps {
  readonly years: readonly number[];
  readonly year: number | null;
  readonly filter: InvoiceFilter;
  /** The kind of file that is being made. */
  readonly busy: BulkKind | null;
  /** Nothing is found, or not yet, that could be downloaded. */
  readonly isEmpty: boolean;
  readonly onYear: (year: number | null) => void;
  readonly onFilter: (filter: InvoiceFilter) => void;
  readonly onDownload: (kind: BulkKind) => void;
}

/** Renders the search, the filters by year and status, and the downloads of all that they leave. */
export function Toolbar({ years, year, filter, busy, isEmpty, onYear, onFilter, onDownload }: ToolbarProps) {
  const { t } = useT('invoice_list');
  return (
    <div className="inv-tools">
      <Field label={t('invoice_list.search')}>
        {(control) => (
          <input
            {...control}
            className="input"
            part="input"
            type="search"
            autoComplete="off"
            placeholder={t('invoice_list.search_like')}
            value={filter.term}
            onChange={({ target }) => onFilter({ ...filter, term: target.value })}
          />
        )}
      </Field>
      <Field label={t('invoice_list.year')}>
        {(control) => (
          <select
            {...control}
            className="select"
            part="select"
            value={year ?? ''}
            onChange={({ target }) => onYear(Number(target.value) || null)}
          >
            <option value="">{t('invoice_list.all_years')}</option>
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('invoice_list.status')}>
        {(control) => (
          <select
            {...control}
            className="select"
            part="select"
            value={filter.status ?? ''}
            onChange={({ target: { value } }) =>
              onFilter({ ...filter, status: STATUSES.find((status) => String(status) === value) ?? null })
            }
          >
            <option value="">{t('invoice_list.all_statuses')}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(statusKey(status))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="cluster inv-files">
        {(['zip', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            icon={downloadIcon}
            busy={busy === kind}
            disabled={isEmpty || (busy !== null && busy !== kind)}
            onClick={() => onDownload(kind)}
          >
            {t(
              kind === 'csv'
                ? 'invoice_list.csv'
                : isFiltered(filter)
                  ? 'invoice_list.download_found'
                  : 'invoice_list.download_all',
            )}
          </Button>
        ))}
      </div>
    </div>
  );
}
