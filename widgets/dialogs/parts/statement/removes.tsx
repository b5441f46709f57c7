import type { Removed } from '../../../../src/domain/checkout/statement';
import { isCustomSolution } from '../../../../src/domain/catalogue/custom-solution';
import { useT } from '../../../../src/i18n/use-t';
import { Banner } from '../../../../src/ui/banner';

/**
 * Renders the items that the order removes, above the amounts and before the confirmation. A package is marked as such, because a
 * module may have the same name. [REV-25]
 */
export function Removes({ removes }: { readonly removes: readonly Removed[] }) {
  const { t } = useT('upgrade', 'cart');
  if (removes.length === 0) return null;
  return (
    <Banner tone="warning" title={t('upgrade.removes')} part="removes">
      <ul className="due-removes">
        {removes.map((one) => (
          <li key={`${one.kind}${one.id}`}>
            <span>{one.kind === 'plan' && isCustomSolution(one) ? t('cart.custom_plan') : one.title}</span>
            {one.kind === 'plan' && <span className="muted">{` · ${t('upgrade.package')}`}</span>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
