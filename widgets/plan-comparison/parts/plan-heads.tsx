import type { Plan } from '../../../src/domain/catalogue/types';
import { useT } from '../../../src/i18n/use-t';
import { PlanButton } from '../../../src/views/plan-button';
import { usePlanPick } from '../../../src/hooks/use-plan-pick';
import type { PlanShelf } from '../../../src/hooks/use-plan-shelf';
import { planPriceOf } from '../../../src/views/plan-price';
import { cx } from '../../../src/ui/kit/cx';

interface PlanHeadProps {
  readonly plan: Plan;
  readonly shelf: PlanShelf;
  /** Hides the name visually, because the picker above shows it. */
  readonly isPicked?: boolean;
}

/** Renders the name and price of a package as a column header. */
export function PlanHead({ plan, shelf, isPicked }: PlanHeadProps) {
  const { price } = planPriceOf(plan, shelf, 'md');
  const { isInCart } = usePlanPick(plan, 'comparison');
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(isInCart && 'mine')}
      part={cx('plan', isInCart && 'plan-selected')}
    >
      <span className={isPicked ? 'vh' : 'plan-name'}>{`${plan.title} `}</span>
      <span className="plan-price">{price}</span>
    </th>
  );
}

/** Renders the button of a package, the same as on its card. */
export function PlanAction({ plan, shelf }: Pick<PlanHeadProps, 'plan' | 'shelf'>) {
  const { t } = useT('plan_comparison');
  const { state, isBusy, isInCart, selected, pick } = usePlanPick(plan, 'comparison');
  return (
    <td role="cell" className={cx(isInCart && 'mine')}>
      <PlanButton
        state={state}
        plan={plan.title}
        isBusy={isBusy}
        short={t('plan_comparison.choose')}
        shelf={shelf}
        onPick={() => pick(selected)}
      />
    </td>
  );
}
