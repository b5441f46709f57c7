import { useRef, useState, type CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { PricesFailed } from '../../src/views/prices-failed';
import { useAnnounce } from '../../src/hooks/use-announce';
import { selectCompared, selectLacksModules } from '../../src/store/selectors/compared';
import { useScopedRead } from '../../src/hooks/use-resource';
import { bundles, products } from '../../src/store/resources/catalogue';
import { EmptyState } from '../../src/ui/empty-state';
import { Field } from '../../src/ui/field';
import { ComparisonSkeleton } from './parts/comparison-skeleton';
import { ComparisonTable } from './parts/comparison-table';
import { useWanted } from './parts/use-wanted';

export interface PlanComparisonProps {
  /** Path of the category to compare, e.g. `dynamic-routing`. */
  readonly category?: string;
  /** CSS length: the height of the page's own sticky header. */
  readonly stickyOffset?: string;
}

/**
 * Renders the packages of a category side by side, feature by feature. Packages without features fall back to their modules.
 * [PRC-10 … PRC-12]
 */
export function PlanComparison({ category: named, stickyOffset }: PlanComparisonProps) {
  const { t, ready: hasTexts } = useT('pricing', 'plan_comparison');
  const { data, failure, retry } = useScopedRead(bundles);
  const [picked, pick] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const lacksModules = useSelector(selectLacksModules);
  const listed = useScopedRead(products, lacksModules);
  const isKnown = data !== null && (!lacksModules || listed.data !== null || listed.failure !== null);
  const categories = useSelector(selectCompared);
  const own = categories.filter(({ category }) => category.path === named);
  const comparable = categories.filter(({ plans }) => plans.some(({ features }) => features.length > 0));
  const choices = own.length > 0 ? own : comparable;
  useWanted(box, choices, hasTexts && isKnown, pick);
  const shown = choices.find(({ category }) => category.path === picked) ?? choices[0];

  useAnnounce(isKnown, hasTexts ? t('plan_comparison.loaded') : null);

  if (failure && !data) {
    return (
      <div className="stack">
        <PricesFailed failure={failure} onRetry={retry} />
        <slot />
      </div>
    );
  }
  const offset = stickyOffset ? ({ '--wb-sticky-offset': stickyOffset } as CSSProperties) : undefined;
  return (
    <UntilReady ready={hasTexts && isKnown} skeleton={<ComparisonSkeleton />}>
      <section
        className="stack comparison"
        style={offset}
        part="comparison"
        ref={box}
        tabIndex={-1}
        aria-label={t('pricing.compare')}
      >
        {shown && choices.length > 1 && (
          <Field label={t('plan_comparison.category')} part="category">
            {(control) => (
              <select
                {...control}
                className="select"
                value={shown.category.path}
                onChange={({ target }) => pick(target.value)}
              >
                {choices.map(({ category }) => (
                  <option key={category.id} value={category.path}>
                    {category.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {shown?.plans.some(({ features }) => features.length > 0) ? (
          <ComparisonTable
            key={shown.category.id}
            caption={t('plan_comparison.caption', { category: shown.category.name })}
            plans={shown.plans}
          />
        ) : (
          <div className="compare-box">
            <EmptyState text={t(shown?.plans.length === 0 ? 'pricing.no_packages' : 'plan_comparison.empty')} />
          </div>
        )}
      </section>
    </UntilReady>
  );
}
