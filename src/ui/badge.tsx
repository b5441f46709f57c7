import type { ReactNode } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as badgeCss } from './badge.css?inline';

/** A number in a bubble; nothing at zero. [CRT-44] */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span className="badge" part="badge">
      {label ? <span aria-hidden="true">{count}</span> : count}
      {label && <span className="vh">{label}</span>}
    </span>
  );
}

interface PillProps {
  tone?: 'accent' | 'positive' | 'warning' | 'danger' | 'info';
  /** A path of `icons.ts`. */
  icon?: string;
  children: ReactNode;
}

/** A state in one or two words. A tone never speaks alone: the word says it too. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={cx('pill', tone && `pill-${tone}`)} part="pill">
      {icon && <Icon shape={icon} />}
      {children}
    </span>
  );
}

/** The sign plate: why this one ("Chosen by most fleets"). One for each view. */
export function Sign({ children }: { children: ReactNode }) {
  return (
    <span className="sign" part="sign">
      {children}
    </span>
  );
}
