import type { ComponentProps, ReactNode } from 'react';
import { cx } from './kit/cx';

export { default as moduleCardCss } from './module-card.css?inline';

interface ModuleCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The heading level of the name. */
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

/** Renders the card of a module or package: description, hint, price and button. The name links to the item's page. [MKT-10] */
export function ModuleCard(props: ModuleCardProps) {
  const { heading: Heading, title, link, text, icon, pill, hint, price, button, className, ...item } = props;
  return (
    <li part="card" {...item} className={cx('module', className)}>
      <div className="module-top">
        {icon}
        {pill}
      </div>
      <div className="module-body">
        <Heading className="module-title" translate="no">
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
