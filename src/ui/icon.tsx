import { cx } from './kit/cx';

interface IconProps {
  /** A path of `icons.ts`. */
  shape: string;
  size?: 'sm' | 'lg';
}

/** A line icon. It never stands alone: what it means is said in words beside it or in the control's label. */
export function Icon({ shape, size }: IconProps) {
  return (
    <svg className={cx('icon', size && `icon-${size}`)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
