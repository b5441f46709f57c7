import { shallowEqual, useSelector } from 'react-redux';
import { choosePlan } from '../commands/choose-plan';
import type { Plan } from '../domain/catalogue/types';
import { selectPlanPick, type PlanPick } from '../store/selectors/plan-pick';
import type { RootState } from '../store/state';
import { useCommands } from './use-commands';

/**
 * Returns what cart and account make of a package, and the action of its button.
 * @param from place of the button
 */
export function usePlanPick(
  plan: Plan,
  from: 'card' | 'comparison',
): PlanPick & {
  /** @param selected codes of the sub-packages to choose with it */
  readonly pick: (selected: readonly string[]) => void;
} {
  const run = useCommands();
  const pick = useSelector((state: RootState) => selectPlanPick(state, plan), shallowEqual);
  return { ...pick, pick: (selected) => run(choosePlan(plan, from, selected)) };
}
