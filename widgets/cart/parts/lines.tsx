import { useSelector } from 'react-redux';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import type { CartLine } from '../../../src/domain/cart/types';
import { removeModule } from '../../../src/commands/remove-module';
import { removePlan } from '../../../src/commands/remove-plan';
import { useT } from '../../../src/i18n/use-t';
import { useLineAmount } from '../../../src/hooks/use-line-amount';
import { useCommands } from '../../../src/hooks/use-commands';
import { usePlanTitle } from '../../../src/hooks/use-plan-title';
import { selectCart, selectLineGroups, selectPlanPrice } from '../../../src/store/selectors/cart';
import { selectAddOnIds, selectOneTimeIds } from '../../../src/store/selectors/cart-lines';
import { Line, LineGroup } from '../../../src/ui/line';
import { AddOnLine } from './add-on-line';
import { IncludedModules } from './included-modules';
import { useFacts } from './use-facts';

/** Renders the package with its bundled modules, and the add-ons in groups of their own. */
export function CartLines() {
  const { t } = useT('cart');
  const amount = useLineAmount();
  const run = useCommands();
  const { plan } = useSelector(selectCart);
  const title = usePlanTitle(plan);
  const { bundled } = useSelector(selectLineGroups);
  const addOns = useSelector(selectAddOnIds);
  const oneTime = useSelector(selectOneTimeIds);
  const price = useSelector(selectPlanPrice);
  const facts = useFacts(plan);
  if (!plan) return null;

  const remove = (line: CartLine) => () => run(removeModule(line.module.id));
  return (
    <div className="cart-lines">
      {!isCustomSolution(plan) && (
        <LineGroup title={t('cart.package')}>
          <Line
            name={plan.title}
            amount={price && amount(price)}
            note={facts.join(' · ')}
            removeLabel={t('cart.remove', { name: plan.title })}
            onRemove={() => run(removePlan())}
            extra={bundled.length > 0 && <IncludedModules lines={bundled} onRemove={remove} />}
          />
        </LineGroup>
      )}
      {addOns.length > 0 && (
        <LineGroup title={isCustomSolution(plan) ? title : t('cart.add_ons')}>
          {addOns.map((id) => (
            <AddOnLine key={id} id={id} />
          ))}
        </LineGroup>
      )}
      {oneTime.length > 0 && (
        <LineGroup title={t('common.total_once')}>
          {oneTime.map((id) => (
            <AddOnLine key={id} id={id} />
          ))}
        </LineGroup>
      )}
    </div>
  );
}
