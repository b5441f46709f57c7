import { currencyOf } from '../../../src/domain/money/currency';
import { openOf } from '../../../src/domain/invoice/open';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useInvoices } from '../../../src/hooks/use-invoices';

const LAST = { year: null, page: 1 } as const;

/** What is paid at once. */
export interface OpenCharge {
  /** As it is written; empty where nobody can read it. */
  readonly amount: string;
  readonly count: number;
}

/** What a new payment method is charged at once, because it is still to be paid; null where that is nothing. */
export function useCharge(): OpenCharge | null {
  const { shown } = useInvoices(LAST);
  const money = useMoney(currencyOf(shown?.currency));
  const { open, sum } = openOf(shown?.invoices ?? []);
  if (sum === null) return { amount: '', count: open.length };
  return sum > 0 ? { amount: money(sum, 'sum').text, count: open.length } : null;
}

interface ChargeProps {
  readonly id: string;
  readonly charge: OpenCharge;
}

/** Says before the press what saving will charge. */
export function ChargeNote({ id, charge: { amount, count } }: ChargeProps) {
  const { t } = useT('billing_form');
  return (
    <p className="sm medium" id={id}>
      {t(amount ? 'billing_form.charge' : 'billing_form.pays', { amount, count })}
    </p>
  );
}
