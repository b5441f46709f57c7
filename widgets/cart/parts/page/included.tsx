import { useSelector } from 'react-redux';
import { customPlan } from '../../../../src/domain/cart/custom-plan';
import { lineQuantity } from '../../../../src/domain/pricing/module-price';
import { removeModule } from '../../../../src/commands/remove-module';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { selectLineGroups } from '../../../../src/store/selectors/cart';
import { Icon } from '../../../../src/ui/icon';
import { IconButton } from '../../../../src/ui/icon-button';
import { checkIcon, closeIcon } from '../../../../src/ui/icons';
import { LineGroup } from '../../../../src/ui/line';
import { keepFocusInView } from '../../../../src/ui/kit/keep-focus-in-view';
import { useUnits } from '../metered';

/** Renders the package's bundled modules, and warns of what removing one does. [CRT-31] */
export function Included({ title }: { readonly title: string }) {
  const { t } = useT('cart', 'cart_page');
  const run = useCommands();
  const units = useUnits();
  const custom = usePlanTitle(customPlan);
  const { bundled } = useSelector(selectLineGroups);
  if (bundled.length === 0) return null;
  return (
    <div className="included-page" part="included">
      <LineGroup title={t('cart_page.included', { name: title })}>
        {bundled.map((line) => (
          <li key={line.module.id} ref={keepFocusInView}>
            <Icon shape={checkIcon} size="sm" />
            <span>
              <span>{line.module.title}</span>
              {line.module.pricingType === 'USAGE' && (
                <span className="muted sm">{` · ${units(line, lineQuantity(line))}`}</span>
              )}
            </span>
            <IconButton
              icon={closeIcon}
              label={t('cart.remove', { name: line.module.title })}
              onClick={() => run(removeModule(line.module.id))}
              part="remove"
            />
          </li>
        ))}
      </LineGroup>
      <p className="muted sm">{t('cart_page.included_note', { custom })}</p>
    </div>
  );
}
