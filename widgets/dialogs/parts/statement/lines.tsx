import type { ReactNode } from 'react';
import type { StatementLine } from '../../../../src/domain/checkout/statement';
import { currencyOf, type CurrencyCode } from '../../../../src/domain/money/currency';
import { formatNumber } from '../../../../src/i18n/format';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Changed } from './changed';

/** Days; a longer period is no month. */
const LONGER = 31;

/** Returns a function that describes a line. */
function useReason(): (line: StatementLine) => string {
  const { t } = useT('upgrade');
  const language = useLanguage();
  return ({ kind, source, title, days, ofDays, charge }) => {
    if (kind === 'balance') return t('upgrade.balance');
    if (kind === 'carried') return t('upgrade.carried');
    const name = source === 'fleet' ? t('upgrade.fleet', { name: title }) : title;
    if (kind === 'credit') return t('upgrade.unused', { name, count: days });
    if (charge === 'once' || ofDays === 0) return name;
    if (days < ofDays) return t('upgrade.part', { name, count: days, total: formatNumber(ofDays, language) });
    return t(ofDays > LONGER ? 'upgrade.whole_year' : 'upgrade.whole_month', { name });
  };
}

const isOnce = ({ charge, kind }: StatementLine): boolean => charge === 'once' && kind === 'charge';
const isAccount = ({ source }: StatementLine): boolean => source === 'account';

/** Returns a predicate for the matching line of another statement. */
const same = (one: StatementLine) => (other: StatementLine) =>
  one.kind === other.kind && one.source === other.source && one.id === other.id && one.charge === other.charge;

interface LinesProps {
  readonly lines: readonly StatementLine[];
  /** The lines that the person saw before; null if nothing has changed. */
  readonly former: readonly StatementLine[] | null;
  readonly currency: CurrencyCode;
}

/** Renders all lines of a statement: recurring charges, one-time charges, then the credit or balance of the account. */
export function StatementLines({ lines, former, currency }: LinesProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(currency));
  const reason = useReason();
  const sum = (amount: number): string => money(amount, 'sum').text;
  const gone = (former ?? []).filter((line) => !lines.some(same(line)));

  const row = (line: StatementLine, key: string): ReactNode[] => {
    const was = former?.find(same(line)) ?? null;
    return [
      <dt key={`${key}:`}>
        <span>{reason(line)}</span>
        {former && !was && <span className="due-new">{t('upgrade.added')}</span>}
        {line.days < line.ofDays && line.full !== null && (
          <span className="due-full">{t('upgrade.full', { amount: sum(line.full), count: line.ofDays })}</span>
        )}
      </dt>,
      <dd key={key} className={line.amount < 0 ? 'sum-discount' : undefined}>
        <Changed now={sum(line.amount)} former={was && sum(was.amount)} />
      </dd>,
    ];
  };
  const once = lines.filter(isOnce);
  const rows = (some: readonly StatementLine[], group: string) => some.map((line, at) => row(line, `${group}${at}`));
  return (
    <>
      {rows(
        lines.filter((line) => !isOnce(line) && !isAccount(line)),
        'r',
      )}
      {once.length > 0 && (
        <>
          <dt className="due-group">{t('upgrade.one_time')}</dt>
          <dd className="due-group" />
        </>
      )}
      {rows(once, 'o')}
      {gone.map((line, at) => [
        <dt key={`g${at}:`}>
          <s>{reason(line)}</s>
          <span className="due-full">{t('upgrade.gone')}</span>
        </dt>,
        <dd key={`g${at}`}>
          <s className="due-was">{sum(line.amount)}</s>
        </dd>,
      ])}
      {rows(lines.filter(isAccount), 'a')}
    </>
  );
}
