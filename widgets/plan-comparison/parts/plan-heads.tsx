import type { Plan } from '../../../src/domain/catalogue/types';
import { useT } from '../../../src/i18n/use-t';
import { PlanButton } from '../../../src/views/plan-button';
import { usePlanPick } from '../../../src/hooks/use-plan-pick';
import { usePlanPrice } from '../../../src/hooks/use-plan-price';
import { cx } from '../../../src/ui/kit/cx';

interface PlanHeadProps {
  readonly plan: Plan;
  /** Hides the name visually, because the picker above shows it. */
  readonly isPicked?: boolean;
}

/** Renders the name and price of a package as a column header. */
export function PlanHead({ plan, isPicked }: PlanHeadProps) {
  const { price } = usePlanPrice(plan, 'md');
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
export function PlanAction({ plan }: { readonly plan: Plan }) {
  const { t } = useT('plan_comparison');
  const { state, isBusy, isInCart, selected, pick } = usePlanPick(plan, 'comparison');
  return (
    <td role="cell" className={cx(isInCart && 'mine')}>
      <PlanButton
        state={state}
        plan={plan.title}
        isBusy={isBusy}
        short={t('plan_comparison.choose')}
        onPick={() => pick(selected)}
      />
    </td>
  );
}
