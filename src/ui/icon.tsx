import { cx } from './kit/cx';

interface IconProps {
  /** A path of `icons.ts`. */
  shape: string;
  size?: 'sm' | 'lg';
}

/** Renders a decorative line icon. Text beside it, or the control's label, has to say the same. */
export function Icon({ shape, size }: IconProps) {
  return (
    <svg className={cx('icon', size && `icon-${size}`)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
