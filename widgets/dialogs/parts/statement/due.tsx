import { isTaxed, type Statement } from '../../../../src/domain/checkout/statement';
import { currencyOf, type CurrencyCode } from '../../../../src/domain/money/currency';
import { formatDay } from '../../../../src/i18n/format-day';
import { formatPercent } from '../../../../src/i18n/format';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Changed } from './changed';
import { StatementLines } from './lines';
import { Next } from './next';
import { useIsLater } from './use-is-later';

interface DueProps {
  readonly statement: Statement;
  readonly currency: CurrencyCode;
  /** The statement that the person saw before; changed amounts are marked. */
  readonly former?: Statement | null;
}

/** Renders the server's statement line by line to the cent: what is due, the tax, and the next invoice. [REV-24] */
export function DueStatement({ statement, currency, former = null }: DueProps) {
  const { t } = useT('upgrade');
  const language = useLanguage();
  const money = useMoney(currencyOf(currency));
  const { lines, subtotal, tax, total, credit, dueAt } = statement;
  const isLater = useIsLater();
  const sum = (amount: number): string => money(amount, 'sum').text;
  const taxName = tax && [tax.name || t('upgrade.tax'), tax.rate !== null && formatPercent(tax.rate, language)];

  return (
    <section aria-label={t('upgrade.review')} part="due">
      <dl className="sums sums-plate due">
        <StatementLines lines={lines} former={former?.lines ?? null} currency={currency} />
        {lines.length === 0 && (credit ?? 0) > 0 && (
          <>
            <dt>{t('upgrade.balance')}</dt>
            <dd className="sum-discount">{sum(0 - (credit ?? 0))}</dd>
          </>
        )}
        {tax && subtotal !== null && (isTaxed(tax) || isTaxed(former?.tax ?? null)) && (
          <>
            <dt>{t('upgrade.subtotal')}</dt>
            <dd>{sum(subtotal)}</dd>
            <dt>{taxName?.filter(Boolean).join(' ')}</dt>
            <dd part="due-tax">
              <Changed now={sum(tax.amount)} former={former?.tax ? sum(former.tax.amount) : null} />
            </dd>
          </>
        )}
        {total !== null && isLater(dueAt) && (
          <>
            <dt className="sum-strong due-line">{t('upgrade.due')}</dt>
            <dd className="sum-strong due-line">{sum(0)}</dd>
          </>
        )}
        {total !== null && (
          <>
            <dt className="sum-strong due-total">
              <span>
                {isLater(dueAt)
                  ? t('upgrade.first_charge', { date: formatDay(dueAt, language, 'long') })
                  : t('upgrade.due')}
              </span>
              {!tax && <span className="due-full">{t('upgrade.tax_later')}</span>}
            </dt>
            <dd className="sum-strong due-total due-sum" part="due-amount">
              <Changed now={sum(total)} former={former?.total == null ? null : sum(former.total)} />
            </dd>
          </>
        )}
      </dl>
      <Next statement={statement} former={former} currency={currency} />
    </section>
  );
}
