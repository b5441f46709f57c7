import { useDispatch, useSelector } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import { selectPreferences } from '../../../src/store/selectors/config';
import { cycleChosen, editionChosen } from '../../../src/store/slices/preferences';
import { Segmented } from '../../../src/ui/segmented';
import type { Panel } from '../pricing-table';
import { Tabs } from './tabs';

/** The way to the other panels; monthly or annual, standard or commercial. Both are remembered. [PRC-06 … PRC-09] */
export function Toolbar({ panels, hasPlans }: { readonly panels: readonly Panel[]; readonly hasPlans: boolean }) {
  const { t } = useT('pricing');
  const dispatch = useDispatch();
  const { annual, commercial } = useSelector(selectPreferences);
  return (
    <div className="toolbar" part="toolbar">
      <Tabs panels={panels} />
      {hasPlans && (
        <>
          <Segmented
            legend={t('pricing.billing')}
            value={annual ? 'year' : 'month'}
            options={[
              { value: 'month', label: t('pricing.monthly') },
              { value: 'year', label: t('pricing.annual') },
            ]}
            onChange={(cycle) => dispatch(cycleChosen(cycle))}
          />
          <Segmented
            legend={t('pricing.edition')}
            value={commercial ? 'commercial' : 'standard'}
            options={[
              { value: 'standard', label: t('pricing.standard') },
              { value: 'commercial', label: t('pricing.commercial') },
            ]}
            onChange={(edition) => dispatch(editionChosen(edition))}
          />
        </>
      )}
    </div>
  );
}
