import { currencyOf } from '../../../src/domain/money/currency';
import { openOf } from '../../../src/domain/invoice/open';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useInvoices } from '../../../src/hooks/use-invoices';

const LAST = { year: null, page: 1 } as const;

/** The amount that saving charges at once. */
export interface OpenCharge {
  /** The formatted amount; empty if it is unknown. */
  readonly amount: string;
  readonly count: number;
}

/** Returns what saving a new payment method charges at once for open invoices; null if nothing is open. */
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

/** Renders the amount that saving will charge, before the person saves. */
export function ChargeNote({ id, charge: { amount, count } }: ChargeProps) {
  const { t } = useT('billing_form');
  return (
    <p className="sm medium" id={id}>
      {t(amount ? 'billing_form.charge' : 'billing_form.pays', { amount, count })}
    </p>
  );
}
