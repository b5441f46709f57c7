import { useDispatch } from 'react-redux';
import { planPrice } from '../../../src/domain/pricing/plan-price';
import type { PlanShelf } from '../../../src/hooks/use-plan-shelf';
import type { CategoryOfPlans } from '../../../src/store/selectors/pricing-plans';
import { comparisonWanted } from '../../../src/store/slices/preferences';
import { Button } from '../../../src/ui/button';
import { CardGrid } from '../../../src/ui/card';
import { Category } from '../../../src/ui/category';
import { PlanCard } from './plan-card';

interface CategorySectionProps extends CategoryOfPlans {
  readonly isOpen: boolean;
  readonly shelf: PlanShelf;
  /** True if the cart holds a package: no button invites to take another. */
  readonly hasPlan: boolean;
  /** True if a comparison on the page shows this category. */
  readonly isCompared: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Renders a collapsible category. Its cards mount when it opens. [PRC-04, PRC-05] */
export function CategorySection({
  category,
  plans,
  isOpen,
  shelf,
  hasPlan,
  isCompared,
  onToggle,
}: CategorySectionProps) {
  const { t, catalogue, currency, money } = shelf;
  const dispatch = useDispatch();

  const prices = plans
    .filter((plan) => !plan.isContact && !plan.hasNoPrice)
    .map((plan) => planPrice(plan, catalogue.modules, currency).price);
  const count = plans.length;
  const meta = prices.length
    ? t('pricing.packages_from', { count, price: money(Math.min(...prices), 'card').text })
    : t('pricing.packages', { count });

  return (
    <Category
      level={2}
      id={category.path}
      icon={category.icon}
      name={category.name}
      lead={category.description}
      meta={meta}
      open={isOpen}
      onToggle={onToggle}
    >
      {plans.length === 0 ? (
        <p className="muted">{t('pricing.no_packages')}</p>
      ) : (
        <>
          <CardGrid>
            {plans.map((plan) => (
              <PlanCard key={plan.family} plan={plan} isFilled={plan.isFeatured && !hasPlan} shelf={shelf} />
            ))}
          </CardGrid>
          {isCompared && (
            <p className="compare-link">
              <Button
                kind="quiet"
                suffix={category.name}
                onClick={() => dispatch(comparisonWanted({ category: category.path }))}
              >
                {t('pricing.compare_all')}
              </Button>
            </p>
          )}
        </>
      )}
    </Category>
  );
}
