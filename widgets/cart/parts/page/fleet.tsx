import { useSelector } from 'react-redux';
import { countsAssets, MAX_QUANTITY } from '../../../../src/domain/cart/quantity';
import type { CartPlan } from '../../../../src/domain/cart/types';
import { assetsPrice } from '../../../../src/domain/pricing/totals';
import { setQuantity } from '../../../../src/commands/set-quantity';
import { formatNumber } from '../../../../src/i18n/format';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { QuantityStepper } from '../../../../src/views/quantity-stepper';
import { useAssets } from '../../../../src/hooks/use-assets';
import { useMoney } from '../../../../src/hooks/use-money';
import { useCommands } from '../../../../src/hooks/use-commands';
import { selectUserType } from '../../../../src/store/selectors/cart';
import { Line } from '../../../../src/ui/line';
import { Sums, type Sum } from '../../../../src/ui/stub';
import { LineExplanation } from './line-explanation';

/** Renders the fleet size of the package. Assets above the package's minimum cost a rate for each asset. [MNY-05, MNY-06] */
export function Fleet({ plan }: { readonly plan: CartPlan }) {
  const { t } = useT('cart', 'cart_page');
  const assets = useAssets();
  const money = useMoney();
  const language = useLanguage();
  const run = useCommands();
  const isReseller = useSelector(selectUserType) === 'reseller';
  if (!countsAssets(plan)) return null;
  const { id, quantity, minimumAssetCount: included, minimumAssetRate: rate, assetType } = plan;
  const name = t('cart.fleet_sum');
  const units = (count: number) => (assetType ? assets.count(assetType, count) : formatNumber(count, language));
  const extra = Math.max(0, quantity - included);
  const sum = (amount: number) => money(amount, 'sum').text;
  const rows: Sum[] = [
    {
      label: t('cart.usage_note', { quantity: units(extra), price: money(rate, 'card').text }),
      amount: sum(assetsPrice(plan)),
    },
    { label: t('cart_page.each_month'), amount: sum(assetsPrice(plan)), kind: 'strong' },
  ];
  return (
    <Line
      name={name}
      amount={isReseller ? undefined : sum(assetsPrice(plan))}
      note={`${units(quantity)} · ${t('cart.included_units', { number: formatNumber(included, language) })}`}
      extra={
        <div className="line-tools">
          <QuantityStepper
            size="sm"
            value={quantity}
            name={t('cart.quantity_of', { name })}
            min={included}
            max={MAX_QUANTITY}
            onChange={(next) => run(setQuantity(id, next))}
          />
          {!isReseller && (
            <LineExplanation name={name}>
              <Sums plate rows={rows} />
            </LineExplanation>
          )}
        </div>
      }
    />
  );
}
