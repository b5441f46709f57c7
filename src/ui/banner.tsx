import type { ReactNode, Ref } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';
import { alertIcon, checkCircleIcon, infoIcon, warningIcon } from './icons';

export { default as bannerCss } from './banner.css?inline';

interface BannerProps {
  tone?: 'info' | 'positive' | 'warning' | 'danger';
  title: string;
  /** Text, or a list of links to the fields that need attention. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out when it appears; leave it away for what stands there from the start. */
  live?: 'alert' | 'status';
  /** Another icon than the tone's. */
  icon?: string;
  /** For moving the focus to it. */
  ref?: Ref<HTMLDivElement>;
  part?: string;
}

const ICONS = { info: infoIcon, positive: checkCircleIcon, warning: warningIcon, danger: alertIcon } as const;

/** Something one should know, in place, until it is dealt with. Its text is `text`, never grey on a tint. */
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
