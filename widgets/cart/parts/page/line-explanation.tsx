import { useState, type ReactNode } from 'react';
import type { CartLine } from '../../../../src/domain/cart/types';
import { explainLine } from '../../../../src/domain/pricing/line-explained';
import { isOnce } from '../../../../src/domain/pricing/module-price';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Sums, type Sum } from '../../../../src/ui/stub';
import { useUnits } from '../metered';

interface WhyProps {
  /** The item's name, so that screen readers can tell the repeated question apart. */
  readonly name: string;
  /** The sums that explain the amount. They render only while open, because a long cart has one explanation per line. */
  readonly children: ReactNode;
}

/** Renders the explanation of an amount in a closed disclosure. */
export function LineExplanation({ name, children }: WhyProps) {
  const { t } = useT('cart_page');
  const [isOpen, open] = useState(false);
  return (
    <details className="why" part="why" onToggle={(event) => open(event.currentTarget.open)}>
      <summary className="link-btn">
        <span>{t('cart_page.why')}</span> <span className="vh">{name}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}

export function LineExplanationRow({ line }: { readonly line: CartLine }) {
  return (
    <LineExplanation name={line.module.title}>
      <LineSums line={line} />
    </LineExplanation>
  );
}

/** Renders quantity × price, the included units and the discount of a trial. */
function LineSums({ line }: { readonly line: CartLine }) {
  const { t } = useT('cart', 'cart_page');
  const money = useMoney();
  const units = useUnits();
  const { quantity, unitPrice, list, included, includedOff, trialOff, total } = explainLine(line);
  const sum = (amount: number) => money(amount, 'sum').text;
  const price = money(unitPrice, 'card').text;
  const isMetered = line.module.pricingType === 'USAGE';
  const rows: Sum[] = [
    {
      label: isMetered ? t('cart.usage_note', { quantity: units(line, quantity), price }) : t('cart_page.list_price'),
      amount: sum(list),
    },
  ];
  if (included > 0)
    rows.push({
      label: t('cart_page.units_included', { units: units(line, included) }),
      amount: sum(includedOff),
      kind: 'discount',
    });
  if (trialOff < 0) rows.push({ label: t('cart_page.trial_off'), amount: sum(trialOff), kind: 'discount' });
  rows.push({
    label: isOnce(line) ? t('common.total_once') : t('cart_page.each_month'),
    amount: sum(total),
    kind: 'strong',
  });
  return <Sums plate rows={rows} />;
}
