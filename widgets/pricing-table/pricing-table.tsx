import { useState } from 'react';
import { useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { selectPlanCategories } from '../../src/store/selectors/pricing-plans';
import { PricesFailed } from '../../src/views/prices-failed';
import { usePlanShelf } from '../../src/hooks/use-plan-shelf';
import { selectCart } from '../../src/store/selectors/cart';
import { useAnnounce } from '../../src/hooks/use-announce';
import { useScopedRead } from '../../src/hooks/use-resource';
import { bundles } from '../../src/store/resources/catalogue';
import { CategorySection } from './parts/category-section';
import { LatePanels } from './parts/late-panels';
import type { PricingPanel } from './parts/panel-slot';
import { PricingSkeleton } from './parts/pricing-skeleton';
import { PricingToolbar } from './parts/toolbar';
import { useComparison } from './parts/use-comparison';
import { useOpenCategories } from './parts/use-open-categories';

export interface PricingTableProps {
  /** Path of the category that starts open, e.g. `dynamic-routing`. */
  readonly category?: string;
  readonly panels: readonly PricingPanel[];
}

/** Renders categories of package cards with the toggles, and the panels with add-ons. [PRC-01 … PRC-09, PRC-17] */
export function PricingTable({ category, panels }: PricingTableProps) {
  const { t, ready: hasTexts } = useT('pricing');
  const { data, failure, retry } = useScopedRead(bundles);
  const categories = useSelector(selectPlanCategories);
  const shelf = usePlanShelf();
  const hasPlan = useSelector(selectCart).plan !== null;
  const hasPlans = panels.includes('plan-list');
  const [empty, setEmpty] = useState<readonly PricingPanel[]>([]);
  const isShown = hasTexts && data !== null;
  const [isOpen, toggle] = useOpenCategories(categories, category, panels, isShown);

  const comparison = useComparison(categories);

  useAnnounce(data !== null, hasTexts ? t('pricing.loaded') : null);

  if (failure && !data) {
    return (
      <div className="stack">
        <PricesFailed failure={failure} onRetry={retry} />
        <slot />
      </div>
    );
  }
  return (
    <UntilReady ready={isShown} skeleton={<PricingSkeleton />}>
      <section className="pricing" aria-label={t('pricing.label')} part="pricing">
        <PricingToolbar
          panels={panels.filter((panel) => !empty.includes(panel))}
          hasPlans={hasPlans}
          hasComparison={comparison.isOnPage}
        />
        {hasPlans && (
          <div className="accordion" id="plan-list" tabIndex={-1}>
            {categories.map((entry) => (
              <CategorySection
                key={entry.category.id}
                {...entry}
                shelf={shelf}
                hasPlan={hasPlan}
                isOpen={isOpen(entry.category.path)}
                isCompared={comparison.shows(entry)}
                onToggle={(open) => toggle(entry.category.path, open)}
              />
            ))}
          </div>
        )}
        <LatePanels panels={panels.filter((panel) => panel !== 'plan-list')} onEmpty={setEmpty} />
      </section>
    </UntilReady>
  );
}
