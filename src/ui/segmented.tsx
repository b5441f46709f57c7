import { useId } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as segmentedCss } from './segmented.css?inline';

interface SegmentedProps<T extends string> {
  /** Names the group for screen readers; the options speak for themselves on screen. */
  legend: string;
  /** With an icon (a path of `icons.ts`) the label is only read out. */
  options: readonly { readonly value: T; readonly label: string; readonly icon?: string }[];
  value: T;
  onChange: (value: T) => void;
  part?: string;
}

/** A choice of two or three that takes effect at once. Native radios: arrow keys move, Tab enters and leaves. */
export function Segmented<T extends string>({
  legend,
  options,
  value,
  onChange,
  part = 'segmented',
}: SegmentedProps<T>) {
  const name = useId();
  const icons = options.some((option) => option.icon);
  return (
    <fieldset className={cx('segmented', icons && 'segmented-icons')} part={part}>
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={option.icon && 'only-icon'}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon shape={option.icon} /> : null}
          <span className={option.icon && 'vh'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
