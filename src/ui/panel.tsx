import { useId, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as panelCss } from './panel.css?inline';

interface PanelProps {
  title: string;
  level?: 2 | 3 | 4;
  /** A path of `icons.ts`. */
  icon?: string;
  /** A `Badge` beside the title. */
  badge?: ReactNode;
  /** A control at the right of the head. */
  action?: ReactNode;
  /** Draws a line under the head and removes the body's padding, for groups of lines and a stub. */
  ruled?: boolean;
  part?: string;
  children: ReactNode;
}

/** Renders a titled section with a surface of its own. */
export function Panel({ title, level = 3, icon, badge, action, ruled, part = 'panel', children }: PanelProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section className={cx('panel', ruled && 'panel-ruled')} part={part} aria-labelledby={id}>
      <header className="panel-head">
        <Heading className="panel-title" id={id}>
          {icon && <Icon shape={icon} />}
          <span>{title}</span>
          {badge}
        </Heading>
        {action}
      </header>
      {ruled ? children : <div className="panel-body">{children}</div>}
    </section>
  );
}
