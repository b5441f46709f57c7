import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';
import { minusIcon, plusIcon } from './icons';

export { default as stepperCss } from './stepper.css?inline';

interface StepperProps {
  value: number;
  /** Limits of the buttons only; the owner validates typed text. [QUO-14, QUO-15] */
  min: number;
  max: number;
  /** The accessible name, such as “Vehicles for Telematics Gateway”. */
  label: string;
  fewerLabel: string;
  moreLabel: string;
  onStep: (by: 1 | -1) => void;
  /** Called with the typed text on Enter or blur. The owner passes a new `value` or keeps the old one. */
  onCommit: (text: string) => void;
  /** What was wrong with the text that was typed last. */
  problem?: string;
  size?: 'sm';
  part?: string;
}

/** Renders a quantity stepper. The draft stays as typed until it is committed, so that no digit changes during typing. */
export function Stepper(props: StepperProps) {
  const { value, min, max, label, fewerLabel, moreLabel, onStep, onCommit, problem, size, part = 'stepper' } = props;
  const problemId = useId();
  const [draft, setDraft] = useState<string | null>(null);

  const commit = (): void => {
    if (draft === null) return;
    setDraft(null);
    if (draft !== String(value)) onCommit(draft);
  };
  const step = (by: 1 | -1): void => {
    if (by > 0 ? value < max : value > min) onStep(by);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
    else if (draft === null && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  };
  const button = (by: 1 | -1, name: string, shape: string, end: boolean) => (
    <button type="button" aria-label={name} aria-disabled={end || undefined} onClick={() => step(by)}>
      <Icon shape={shape} />
    </button>
  );

  return (
    <>
      <fieldset className={cx('stepper', size && `stepper-${size}`)} aria-label={label} part={part}>
        {button(-1, fewerLabel, minusIcon, value <= min)}
        <input
          role="spinbutton"
          aria-valuenow={value}
          aria-valuetext={draft ?? String(value)}
          aria-valuemin={Math.min(min, value)}
          aria-valuemax={Math.max(max, value)}
          aria-describedby={problem && problemId}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={press}
          onBlur={commit}
        />
        {button(1, moreLabel, plusIcon, value >= max)}
      </fieldset>
      {problem && (
        <p className="stepper-note" id={problemId}>
          {problem}
        </p>
      )}
    </>
  );
}
