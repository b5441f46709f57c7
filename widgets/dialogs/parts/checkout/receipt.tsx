import type { Order } from '../../../../src/domain/checkout/order';
import { currencyOf } from '../../../../src/domain/money/currency';
import { formatDay } from '../../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMethodName } from '../../../../src/hooks/use-method-name';
import { useMoney } from '../../../../src/hooks/use-money';
import { useBilling } from '../../../../src/hooks/use-billing';
import { useIsLater } from '../statement/use-is-later';

const row = (label: string, amount: string, note?: string) => (
  <>
    <dt>
      <span>{label}</span>
      {note && <span className="due-full">{note}</span>}
    </dt>
    <dd>{amount}</dd>
  </>
);

/** Renders the charged amount, the payment method and the next invoice, as confirmed; nothing without a statement. [REV-26] */
export function Receipt({ order }: { readonly order: Order }) {
  const { t } = useT('checkout', 'upgrade', 'payment');
  const language = useLanguage();
  const money = useMoney(currencyOf(order.currency));
  const nameOf = useMethodName();
  const { info, standing } = useBilling(undefined);
  const isLater = useIsLater(order.isTrial);
  const { agreed } = order;
  if (!agreed || agreed.total === null) return null;
  const { total, next, renewsOn, dueAt } = agreed;
  const sum = (amount: number): string => money(amount, 'sum').text;
  const method = standing === 'open' && info?.payment ? nameOf(info.payment) : null;
  return (
    <dl className="sums sums-plate due" part="receipt">
      {isLater(dueAt)
        ? row(t('upgrade.first_charge', { date: formatDay(dueAt, language, 'long') }), sum(total))
        : row(t(total > 0 ? 'checkout.paid' : 'upgrade.due'), sum(total), (total > 0 && method) || undefined)}
      {renewsOn &&
        next !== null &&
        row(t('checkout.next_invoice', { date: formatDay(renewsOn, language, 'long') }), sum(next))}
    </dl>
  );
}
