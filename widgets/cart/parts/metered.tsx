import { useSelector } from 'react-redux';
import { MAX_QUANTITY } from '../../../src/domain/cart/quantity';
import type { CartLine } from '../../../src/domain/cart/types';
import { explainLine } from '../../../src/domain/pricing/line-explained';
import { setQuantity } from '../../../src/commands/set-quantity';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { QuantityStepper } from '../../../src/views/quantity-stepper';
import { useAssets } from '../../../src/hooks/use-assets';
import { useMoney } from '../../../src/hooks/use-money';
import { useCommands } from '../../../src/hooks/use-commands';
import { selectUserType } from '../../../src/store/selectors/cart';

interface LineProps {
  readonly line: CartLine;
}

/** "12 vehicles"; the number alone where nobody says of what. */
export function useUnits(): (line: CartLine, count: number) => string {
  const assets = useAssets();
  const language = useLanguage();
  return ({ module }, count) =>
    module.assetType ? assets.count(module.assetType, count) : formatNumber(count, language);
}

/** What the amount is made of: "12 vehicles × $3", and how many of them cost nothing. */
export function Units({ line }: LineProps) {
  const { t } = useT('cart');
  const money = useMoney();
  const language = useLanguage();
  const units = useUnits();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { quantity, included } = explainLine(line);
  const counted = units(line, quantity);
  const price = money(line.price, 'card').text;
  return (
    <>
      <span>{isReseller ? counted : t('cart.usage_note', { quantity: counted, price })}</span>
      {included > 0 && <span>{t('cart.included_units', { number: formatNumber(included, language) })}</span>}
    </>
  );
}

/** The quantity, to be changed; a trial has one of its own. [MNY-08] */
export function Counter({ line: { module, bundled, quantity } }: LineProps) {
  const { t } = useT('cart');
  const run = useCommands();
  const { id, title: name, trial } = module;
  if (trial.isTrial || bundled) return null;
  return (
    <QuantityStepper
      size="sm"
      value={quantity}
      name={t('cart.quantity_of', { name })}
      min={1}
      max={MAX_QUANTITY}
      onChange={(next) => run(setQuantity(id, next))}
    />
  );
}
