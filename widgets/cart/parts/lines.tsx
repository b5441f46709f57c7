import { useDispatch, useSelector } from 'react-redux';
import { isCustomSolution } from '../../../src/domain/cart/custom-plan';
import type { CartLine } from '../../../src/domain/cart/types';
import type { Minor } from '../../../src/domain/money/minor';
import { linePrice, lineQuantity } from '../../../src/domain/pricing/module-price';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/runtime/use-money';
import { useOrigin } from '../../../src/runtime/use-origin';
import { usePlanTitle } from '../../../src/runtime/use-plan-title';
import { selectCart, selectLineGroups, selectTotals, selectUserType } from '../../../src/store/selectors/cart';
import { moduleUnwanted, planUnwanted } from '../../../src/store/slices/cart';
import { Line, LineGroup } from '../../../src/ui/line';
import { IncludedModules } from './included-modules';

/** The package with what it includes, and the add-ons apart. */
export function Lines() {
  const { t } = useT('cart');
  const money = useMoney();
  const origin = useOrigin();
  const dispatch = useDispatch();
  const { plan } = useSelector(selectCart);
  const title = usePlanTitle(plan);
  const { bundled, additional } = useSelector(selectLineGroups);
  const { totalBundleNonDiscountedPrice } = useSelector(selectTotals);
  const isReseller = useSelector(selectUserType) === 'reseller';
  if (!plan) return null;

  // What a reseller's member pays is between the two. [PRC-30]
  const amount = (minor: Minor) => (isReseller ? undefined : money(minor, 'sum').text);
  const remove = (line: CartLine) => () => void dispatch(moduleUnwanted({ id: line.module.id, origin }));
  const facts = [
    t(plan.cycle === 'year' ? 'cart.annual' : 'cart.monthly'),
    t(plan.edition === 'commercial' ? 'cart.commercial' : 'cart.standard'),
    ...plan.subpackages.filter(({ code }) => plan.selected.includes(code)).map((subpackage) => subpackage.title),
  ];

  return (
    <div className="cart-lines">
      {!isCustomSolution(plan) && (
        <LineGroup title={t('cart.package')}>
          <Line
            name={plan.title}
            amount={amount(totalBundleNonDiscountedPrice)}
            note={facts.join(' · ')}
            removeLabel={t('cart.remove', { name: plan.title })}
            onRemove={() => dispatch(planUnwanted({ origin }))}
            extra={bundled.length > 0 && <IncludedModules lines={bundled} onRemove={remove} />}
          />
        </LineGroup>
      )}
      {additional.length > 0 && (
        <LineGroup title={isCustomSolution(plan) ? title : t('cart.add_ons')}>
          {additional.map((line) => (
            <Line
              key={line.module.id}
              name={line.module.title}
              amount={amount(linePrice(line))}
              note={<LineNote line={line} all={[...additional, ...bundled]} />}
              removeLabel={t('cart.remove', { name: line.module.title })}
              onRemove={remove(line)}
            />
          ))}
        </LineGroup>
      )}
    </div>
  );
}

/** Why a line is here and what its amount is made of. */
function LineNote({ line, all }: { readonly line: CartLine; readonly all: readonly CartLine[] }) {
  const { t } = useT('cart');
  const money = useMoney();
  const { module, price } = line;
  const needer = all.find((other) => other.module.dependencies.includes(module.id));
  const notes = [
    module.pricingType === 'USAGE' &&
      t('cart.usage_note', { quantity: lineQuantity(line), price: money(price, 'card').text }),
    price < module.basePrice && price === 0 && t('cart.trial_price'),
    needer && t('cart.needed_by', { name: needer.module.title }),
  ];
  return <>{notes.filter(Boolean).join(' · ')}</>;
}
