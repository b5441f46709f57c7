import type { Plan } from '../../../src/domain/catalogue/types';

interface PlanPickerProps {
  readonly label: string;
  readonly plans: readonly Plan[];
  readonly plan: Plan;
  readonly onPick: (family: string) => void;
}

/** A native select, unseen over the name that it stands for: its own text would be cut off where that one may wrap. */
export function PlanPicker({ label, plans, plan, onPick }: PlanPickerProps) {
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
