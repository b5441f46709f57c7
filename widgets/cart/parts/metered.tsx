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

/** Returns a formatter for counted units: "12 vehicles", or the number alone for a module without an asset type. */
export function useUnits(): (line: CartLine, count: number) => string {
  const assets = useAssets();
  const language = useLanguage();
  return ({ module }, count) =>
    module.assetType ? assets.count(module.assetType, count) : formatNumber(count, language);
}

/** Renders how usage makes up the amount: "12 vehicles × $3", and the number of included units. */
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

/** Renders the quantity stepper; nothing for bundled modules and trials, whose quantity is fixed. [MNY-08] */
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
