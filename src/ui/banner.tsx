import type { ReactNode, Ref } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';
import { alertIcon, checkCircleIcon, infoIcon, warningIcon } from './icons';

export { default as bannerCss } from './banner.css?inline';

interface BannerProps {
  tone?: 'info' | 'positive' | 'warning' | 'danger';
  title: string;
  /** Text, or a list of links to the invalid fields. */
  children?: ReactNode;
  actions?: ReactNode;
  /**
   * Makes the banner a live region, so that screen readers announce it when it appears. Omit it for a banner that is present from
   * the start.
   */
  live?: 'alert' | 'status';
  /** Overrides the icon of the tone. */
  icon?: string;
  /** A ref for moving the focus to the banner. */
  ref?: Ref<HTMLDivElement>;
  part?: string;
}

const ICONS = { info: infoIcon, positive: checkCircleIcon, warning: warningIcon, danger: alertIcon } as const;

/** Renders a message in place, until the person resolves its cause. The text keeps the `text` colour for contrast with the tint. */
export function Banner({ tone = 'info', title, children, actions, live, icon, ref, part = 'banner' }: BannerProps) {
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={cx('banner', `banner-${tone}`)} role={live} part={part}>
      <Icon shape={icon ?? ICONS[tone]} />
      <div className="banner-text">
        <p className="banner-title">{title}</p>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {actions && <div className="banner-actions">{actions}</div>}
    </div>
  );
}
