import { useId, type ReactNode } from 'react';
import { alertIcon } from './icons';
import { Icon } from './icon';

export { default as choiceCss } from './choice.css?inline';

export interface Choice<T extends string> {
  readonly value: T;
  readonly title: ReactNode;
  /** Text right of the name in a compact list, e.g. an amount. */
  readonly aside?: ReactNode;
  /** Under the title of a card: a `Price`. */
  readonly price?: ReactNode;
  readonly note?: ReactNode;
  /** Disables the choice; the title says why. */
  readonly disabled?: boolean;
}

interface ChoiceListProps<T extends string> {
  legend: string;
  hideLegend?: boolean;
  choices: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** Renders plain radio buttons in a column instead of cards. */
  compact?: boolean;
  /** The validation error, e.g. "Select a billing cycle to continue". */
  error?: string;
  part?: string;
}

/** Renders a radio group whose options have full descriptions. Native radio buttons, so arrow keys change the selection. */
export function ChoiceList<T extends string>(props: ChoiceListProps<T>) {
  const { legend, hideLegend, choices, value, onChange, compact, error, part = 'choices' } = props;
  const id = useId();
  const radio = (choice: Choice<T>) => (
    <input
      type="radio"
      name={id}
      value={choice.value}
      checked={choice.value === value}
      disabled={choice.disabled}
      onChange={() => onChange(choice.value)}
    />
  );
  return (
    // A plain group may not be marked invalid, a group of radio buttons may.
    <fieldset
      role="radiogroup"
      part={part}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}e` : undefined}
    >
      <legend className={hideLegend ? 'vh' : 'choices-legend'}>{legend}</legend>
      <div className={compact ? 'check-list' : 'choices choices-wide'}>
        {choices.map((choice) =>
          compact ? (
            <label key={choice.value} className="check">
              {radio(choice)}
              <span>{choice.title}</span>
              {choice.aside && <span className="check-aside">{choice.aside}</span>}
            </label>
          ) : (
            <label key={choice.value} className="choice" part="choice">
              {radio(choice)}
              <span className="choice-body">
                <span className="choice-title">{choice.title}</span>
                {choice.price}
                {choice.note && <span className="choice-note">{choice.note}</span>}
              </span>
            </label>
          ),
        )}
      </div>
      {error && (
        <p className="choices-error" id={`${id}e`}>
          <Icon shape={alertIcon} size="sm" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
