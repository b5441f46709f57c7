import type { ReactNode } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as badgeCss } from './badge.css?inline';

/** Renders a count in a bubble; nothing at zero. [CRT-44] */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span className="badge" part="badge">
      <span aria-hidden={label ? true : undefined}>{count}</span>
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

/** Renders a status pill with one or two words. The words state what the tone's colour means. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={cx('pill', tone && `pill-${tone}`)} part="pill">
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </span>
  );
}

/** Renders the sign on a card that says why to choose it ("Chosen by most fleets"). Use one for each view. */
export function Sign({ children }: { children: ReactNode }) {
  return (
    <span className="sign" part="sign">
      {children}
    </span>
  );
}
