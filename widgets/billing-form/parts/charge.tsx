import { currencyOf } from '../../../src/domain/money/currency';
import { openOf } from '../../../src/domain/invoice/open';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/runtime/use-money';
import { useInvoices } from '../../../src/store/invoices/use-invoices';

const LAST = { year: null, page: 1 } as const;

/** What a new payment method is charged at once, because it is still to be paid; null where that is nothing. */
export function useCharge(): { readonly amount: string; readonly count: number } | null {
  const { shown } = useInvoices(LAST);
  const money = useMoney(currencyOf(shown?.currency));
  const { open, sum } = openOf(shown?.invoices ?? []);
  return sum > 0 ? { amount: money(sum, 'sum').text, count: open.length } : null;
}

interface ChargeProps {
  readonly id: string;
  readonly charge: { readonly amount: string; readonly count: number };
}

/** Says before the press what saving will charge. */
export function Charge({ id, charge: { amount, count } }: ChargeProps) {
  const { t } = useT('billing_form');
  return (
    <p className="sm medium" id={id}>
      {t('billing_form.charge', { amount, count })}
    </p>
  );
}
