import { useId, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';
import { alertIcon } from './icons';

export { default as fieldCss } from './field.css?inline';

/** What ties a control to its label, hint, error and counter: spread it over the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** The word "optional", beside the label. */
  optional?: string;
  hint?: ReactNode;
  /** Why it cannot be sent as it is. What was typed stays. */
  error?: string | null;
  /** How much of the room is used, e.g. `106 / 255`; red where it is too much. */
  counter?: { readonly text: string; readonly isOver: boolean };
  /** For the links of an error summary; made up without it. */
  id?: string;
  /** Draws the control: `<input className="input" part="input" {...control} />`, with `select` or `textarea` as its class. */
  children: (control: FieldControl) => ReactNode;
  part?: string;
}

/** A labelled control with its hint, its error and its counter. A screen reader hears the error before the hint. */
export function Field({ label, optional, hint, error, counter, id, children, part = 'field' }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const [errorId, hintId, counterId] = ['e', 'h', 'n'].map((name) => `${own}${name}`);
  const described = [error && errorId, hint && hintId, counter && counterId].filter(Boolean).join(' ');

  return (
    <div className={cx('field', error && 'is-invalid')} part={part}>
      <label className="label" htmlFor={own}>
        <span>{label}</span>
        {optional && <span className="label-note">{optional}</span>}
      </label>
      {children({ id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {(error || counter) && (
        <div className="field-foot">
          {error ? (
            <p className="error" id={errorId} part="field-error">
              <Icon shape={alertIcon} size="sm" />
              {error}
            </p>
          ) : (
            <span />
          )}
          {counter && (
            <span className={cx('counter', counter.isOver && 'is-over')} id={counterId}>
              {counter.text}
            </span>
          )}
        </div>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
