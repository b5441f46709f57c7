import { isTaxed, type Statement } from '../../../../src/domain/checkout/statement';
import { currencyOf, type CurrencyCode } from '../../../../src/domain/money/currency';
import { formatDay } from '../../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Changed } from './changed';

/** From then on each period; and after a next bill that is another one. */
const FROM = { month: 'upgrade.next_month', year: 'upgrade.next_year' } as const;
const THEN = { month: 'upgrade.then_month', year: 'upgrade.then_year' } as const;

type Said = Pick<Statement, 'next' | 'recurring' | 'timeframe' | 'renewsOn'>;

/** The next bill with its day, then the usual one of each period. What the server leaves out is not said. */
export function useNextWords(code: CurrencyCode): (said: Said) => string {
  const { t } = useT('upgrade');
  const language = useLanguage();
  const money = useMoney(currencyOf(code));
  return ({ next, recurring, timeframe, renewsOn }) => {
    if (renewsOn === null || next === null) return '';
    const date = formatDay(renewsOn, language, 'long');
    const amount = money(next, 'sum').text;
    if (timeframe && (recurring === null || recurring === next)) return t(FROM[timeframe], { date, amount });
    const bill = t('upgrade.next_bill', { date, amount });
    if (!timeframe || recurring === null) return bill;
    return `${bill} ${t(THEN[timeframe], { amount: money(recurring, 'sum').text })}`;
  };
}

interface NextProps {
  readonly statement: Statement;
  readonly former: Statement | null;
  readonly currency: CurrencyCode;
}

/** What comes after what is due, in words. */
export function Next({ statement, former, currency }: NextProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(currency));
  const say = useNextWords(currency);
  const { carried, tax } = statement;
  const next = say(statement);
  if (!next) return null;
  return (
    <p className="muted sm due-next" part="due-next">
      <Changed now={next} former={former && (say(former) || null)} /> {isTaxed(tax) && t('upgrade.tax_in')}{' '}
      {(carried ?? 0) > 0 && t('upgrade.credit_left', { amount: money(carried ?? 0, 'sum').text })}
    </p>
  );
}
