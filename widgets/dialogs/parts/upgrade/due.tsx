import type { BillingCycle } from '../../../../src/domain/catalogue/types';
import { currencyOf } from '../../../../src/domain/money/currency';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import { formatNumber } from '../../../../src/i18n/format';
import { formatDay } from '../../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/runtime/use-money';

type Told = NonNullable<UpgradeFlowState['told']>;
type ToldDue = NonNullable<Told['due']>;
type Line = ToldDue['lines'][number];

/** Days that no month has. */
const LONGER = 31;

/** What one line is for. */
function useReason(): (line: Line) => string {
  const { t } = useT('upgrade');
  const language = useLanguage();
  return ({ kind, source, title, days, ofDays }) => {
    if (kind === 'balance') return t('upgrade.balance');
    if (kind === 'carried') return t('upgrade.carried');
    const name = source === 'fleet' ? t('upgrade.fleet', { name: title }) : title;
    if (kind === 'credit') return t('upgrade.unused', { name, count: days });
    if (days < ofDays) return t('upgrade.part', { name, count: days, total: formatNumber(ofDays, language) });
    return t(ofDays > LONGER ? 'upgrade.whole_year' : 'upgrade.whole_month', { name });
  };
}

interface DueProps {
  readonly due: ToldDue;
  readonly timeframe: BillingCycle | null;
  readonly currency: Told['currency'];
  /** Something else changes, even where nothing is due. */
  readonly isMove?: boolean;
}

/** What is due today, line by line to the cent, and what every further bill will be. */
export function Due({ due, timeframe, currency, isMove = false }: DueProps) {
  const { t } = useT('upgrade');
  const language = useLanguage();
  const money = useMoney(currencyOf(currency));
  const reason = useReason();
  const { lines, next, carried, renewsAt } = due;
  const date = renewsAt ? formatDay(renewsAt, language, 'long') : '';

  return (
    <section aria-label={t('upgrade.review')} part="due">
      <dl className="sums sums-plate due">
        {lines.map((line, at) => [
          <dt key={`${at}:`}>
            {reason(line)}
            {line.days < line.ofDays && (
              <span className="due-full">
                {t('upgrade.full', { amount: money(line.full, 'sum').text, count: line.ofDays })}
              </span>
            )}
          </dt>,
          <dd key={at} className={line.amount < 0 ? 'sum-discount' : undefined}>
            {money(line.amount, 'sum').text}
          </dd>,
        ])}
        <dt className="sum-strong due-total">{t('upgrade.due')}</dt>
        <dd className="sum-strong due-total" part="due-amount">
          {money(due.due, 'sum').text}
        </dd>
      </dl>
      {date && next > 0 && timeframe && (
        <p className="muted sm due-next">
          {!isMove && lines.length === 0 && due.due === 0 && `${t('upgrade.unchanged')} `}
          {t(timeframe === 'year' ? 'upgrade.next_year' : 'upgrade.next_month', {
            date,
            amount: money(next, 'sum').text,
          })}{' '}
          {carried > 0 && t('upgrade.credit_left', { amount: money(carried, 'sum').text })}
        </p>
      )}
    </section>
  );
}
