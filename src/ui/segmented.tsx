import { useId } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as segmentedCss } from './segmented.css?inline';

interface SegmentedProps<T extends string> {
  /** The accessible name of the group, hidden on screen. */
  legend: string;
  /** An option with an icon (a path of `icons.ts`) hides its label on screen. */
  options: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: string;
    /** Says after the label why to choose this option: "save 17%". */
    readonly note?: string | undefined;
  }[];
  value: T;
  onChange: (value: T) => void;
  part?: string;
}

/** Renders a segmented control: two or three options, applied at once. Native radio buttons: arrow keys select, Tab enters and leaves. */
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
          {option.note && <span className="segmented-note">{option.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
