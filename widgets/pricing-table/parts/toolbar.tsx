import { useDispatch, useSelector } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { selectChoices, selectToggles } from '../../../src/store/selectors/pricing-plans';
import { cycleChosen, editionChosen } from '../../../src/store/slices/preferences';
import { Segmented } from '../../../src/ui/segmented';
import type { PricingPanel } from './panel-slot';
import { Tabs } from './tabs';
import { useYearlyPromise } from './yearly-saving';

/** Loads what the licenses mean. */
export const loadTerm = () => import('./license-term');

/** Renders the links to the panels and the toggles for billing cycle and edition, which are persisted. [PRC-06 … PRC-09] */
export function PricingToolbar({
  panels,
  hasPlans,
  hasComparison,
}: {
  readonly panels: readonly PricingPanel[];
  readonly hasPlans: boolean;
  readonly hasComparison: boolean;
}) {
  const { t } = useT('pricing');
  const dispatch = useDispatch();
  const { cycle, edition } = useSelector(selectToggles);
  const { cycles, editions } = useSelector(selectChoices);
  const promise = useYearlyPromise();
  const { part: term } = useLazyPart(loadTerm, hasPlans && editions.length > 1);
  return (
    <div className="toolbar" part="toolbar">
      <Tabs panels={panels} hasComparison={hasComparison} />
      {hasPlans && cycles.length > 1 && (
        <Segmented
          legend={t('pricing.billing')}
          value={cycle}
          options={[
            { value: 'month', label: t('pricing.monthly') },
            { value: 'year', label: t('pricing.annual'), note: promise },
          ]}
          onChange={(wanted) => dispatch(cycleChosen(wanted))}
        />
      )}
      {hasPlans && editions.length > 1 && (
        <div className="explained">
          <Segmented
            legend={t('pricing.edition')}
            value={edition}
            options={[
              { value: 'standard', label: t('pricing.standard') },
              { value: 'commercial', label: t('pricing.commercial') },
            ]}
            onChange={(wanted) => dispatch(editionChosen(wanted))}
          />
          {term && <term.LicenseTerm />}
        </div>
      )}
    </div>
  );
}
