import type { ComponentProps, ReactNode } from 'react';
import { cx } from './kit/cx';

export { default as moduleCardCss } from './module-card.css?inline';

interface ModuleCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Level of the name in its page. */
  readonly heading: 'h3' | 'h4';
  readonly title: string;
  readonly link: Pick<ComponentProps<'a'>, 'href' | 'onClick'>;
  readonly text: string;
  readonly icon: ReactNode;
  readonly pill?: ReactNode;
  readonly hint: ReactNode;
  readonly price: ReactNode;
  readonly button: ReactNode;
}

/** A module or package: what it is, what comes along, what it costs, and its button; its name leads to its page. [MKT-10] */
export function ModuleCard(props: ModuleCardProps) {
  const { heading: Heading, title, link, text, icon, pill, hint, price, button, className, ...item } = props;
  return (
    <li part="card" {...item} className={cx('module', className)}>
      <div className="module-top">
        {icon}
        {pill}
      </div>
      <div className="module-body">
        <Heading className="module-title">
          <a {...link} part="link">
            {title}
          </a>
        </Heading>
        <p>{text}</p>
        {hint}
      </div>
      <div className="module-foot">
        {price}
        {button}
      </div>
    </li>
  );
}
