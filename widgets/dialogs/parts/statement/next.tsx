import { isTaxed, type Statement } from '../../../../src/domain/checkout/statement';
import { currencyOf, type CurrencyCode } from '../../../../src/domain/money/currency';
import { formatDay } from '../../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Changed } from './changed';

/** Texts for the next invoice if all later ones are equal, and for the later ones if they differ. */
const FROM = { month: 'upgrade.next_month', year: 'upgrade.next_year' } as const;
const THEN = { month: 'upgrade.then_month', year: 'upgrade.then_year' } as const;

type Said = Pick<Statement, 'next' | 'recurring' | 'timeframe' | 'renewsOn'>;

/** Returns a function that describes the next invoice and the regular ones, as far as the statement has them. */
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

/** Renders the invoices after the current one. */
export function Next({ statement, former, currency }: NextProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(currency));
  const say = useNextWords(currency);
  const { carried, tax } = statement;
  const next = say(statement);
  if (!next) return null;
  return (
    <p className="muted sm due-next" part="due-next">
      <span>
        <Changed now={next} former={former && (say(former) || null)} />
      </span>{' '}
      {isTaxed(tax) && <span>{t('upgrade.tax_in')}</span>}{' '}
      {(carried ?? 0) > 0 && <span>{t('upgrade.credit_left', { amount: money(carried ?? 0, 'sum').text })}</span>}
    </p>
  );
}
