import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { compareFeatures } from '../../../src/domain/catalogue/compare';
import type { Plan } from '../../../src/domain/catalogue/types';
import { usePlanShelf } from '../../../src/hooks/use-plan-shelf';
import { useT } from '../../../src/i18n/use-t';
import { selectCart } from '../../../src/store/selectors/cart';
import { cx } from '../../../src/ui/kit/cx';
import { SCROLL_MS, scrollTo } from '../../../src/ui/kit/scroll-to';
import { FeatureGroups } from './feature-groups';
import { GroupIndicator } from './group-indicator';
import { PlanAction, PlanHead } from './plan-heads';
import { useStickyHeader } from './use-sticky-header';
import { useIsNarrow, usePair } from './use-pair';

interface PlanPickerProps {
  readonly label: string;
  readonly plans: readonly Plan[];
  readonly plan: Plan;
  readonly onPick: (family: string) => void;
}

/** Renders a transparent native select over its value, because a select would cut off a name that wraps here. */
function PlanPicker({ label, plans, plan, onPick }: PlanPickerProps) {
  return (
    <span className="select pick" part="picker">
      <span aria-hidden="true">{plan.title}</span>
      <select aria-label={label} value={plan.family} onChange={({ target }) => onPick(target.value)}>
        {plans.map(({ family, title }) => (
          <option key={family} value={family}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}

interface ComparisonTableProps {
  readonly caption: string;
  readonly plans: readonly Plan[];
}

/** Renders packages side by side under a sticky header; two of them in narrow widgets. [PRC-10, PRC-11, PRC-12] */
export function ComparisonTable({ caption, plans }: ComparisonTableProps) {
  const { t } = useT('plan_comparison');
  const shelf = usePlanShelf();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const cart = useSelector(selectCart);
  const inCart = plans.find(({ id }) => id === cart.plan?.id);
  const { pair, put } = usePair(plans, inCart ?? plans.find(({ isFeatured }) => isFeatured));
  const isNarrow = useIsNarrow(box, plans.length);
  const hasPicker = isNarrow && plans.length > 2;
  const shown = isNarrow ? pair : plans;
  const groups = compareFeatures(plans).map((group) => ({
    ...group,
    // Keeps the rows of all packages, so that no row moves when the pair changes.
    features: group.features.map(({ name, note, values }) => ({
      name,
      note,
      values: shown.map((plan) => values[plans.indexOf(plan)] ?? false),
    })),
  }));
  const current = useStickyHeader(table, header);
  const names = groups.map(({ name }) => name || t('plan_comparison.features'));
  const held = { ref: setHeader, className: 'compare-held', part: 'header' };
  const go = (group: number): void => {
    const body = table.current?.tBodies[group];
    if (body) scrollTo(body, SCROLL_MS);
  };

  return (
    <div className="compare-box" ref={box}>
      <table
        ref={table}
        role="table"
        className={cx('compare', isNarrow && 'compare-pair', shown.length > 3 && 'compare-many')}
        part="table"
      >
        <caption className="vh">{caption}</caption>
        <colgroup>
          <col className="compare-names" />
        </colgroup>
        <thead role="rowgroup" {...(!isNarrow && held)}>
          <tr role="row" {...(isNarrow && held)}>
            <td role="cell" rowSpan={2}>
              <GroupIndicator names={names} current={Math.min(current, names.length - 1)} onGo={go} />
              {hasPicker && (
                <div className="picks">
                  {pair.map((plan, at) => (
                    <PlanPicker
                      key={at}
                      label={t(at === 0 ? 'plan_comparison.first' : 'plan_comparison.second')}
                      plans={plans}
                      plan={plan}
                      onPick={(family) => put(at, family)}
                    />
                  ))}
                </div>
              )}
            </td>
            {shown.map((plan) => (
              <PlanHead key={plan.family} plan={plan} shelf={shelf} isPicked={hasPicker} />
            ))}
          </tr>
          <tr role="row">
            {shown.map((plan) => (
              <PlanAction key={plan.family} plan={plan} shelf={shelf} />
            ))}
          </tr>
        </thead>
        <FeatureGroups groups={groups} mine={inCart ? shown.indexOf(inCart) : -1} />
      </table>
    </div>
  );
}
