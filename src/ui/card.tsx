import { useId, type ReactNode } from 'react';
import { Sign } from './badge';
import { cx } from './kit/cx';
import { Ticks } from './ticks';

export { default as cardCss } from './card.css?inline';

interface CardProps {
  title: ReactNode;
  /** The level of the heading. */
  level?: 3 | 4 | 5;
  lead?: ReactNode;
  /** The reason to choose this card; use it on one card of a view. */
  sign?: string;
  featured?: boolean;
  selected?: boolean;
  /** A `Price`. */
  price: ReactNode;
  /** The billed amount. An empty line keeps its height. */
  sub?: ReactNode;
  /** An option inside the card, above the list, so that the buttons of neighbouring cards stay aligned. */
  options?: ReactNode;
  action: ReactNode;
  /** "Everything in Route Planner, and". */
  listLead?: string;
  items?: readonly string[];
  part?: string;
}

/**
 * Renders the frame of a package card. Its four rows (name, price, button, list) use the subgrid of `Cards`, so that they align
 * across neighbouring cards. The sign needs `badgeCss`.
 */
export function Card({ title, level = 4, lead, sign, featured, selected, part = 'card', ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const hasItems = rest.items !== undefined && rest.items.length > 0;
  return (
    <article
      className={cx('card', featured && 'card-featured', selected && 'card-selected')}
      part={cx(part, featured && 'card-featured', selected && 'card-selected')}
      aria-labelledby={id}
    >
      {sign && <Sign>{sign}</Sign>}
      <div className="card-head">
        <Heading className="card-title" id={id}>
          {title}
        </Heading>
        {lead && <p className="card-lead">{lead}</p>}
      </div>
      <div className="card-price">
        {rest.price}
        <p className="card-sub">{rest.sub}</p>
      </div>
      <div>{rest.action}</div>
      {rest.options || hasItems ? (
        <div className="card-list">
          {rest.options}
          {hasItems && rest.listLead && <p>{rest.listLead}</p>}
          {hasItems && <Ticks items={rest.items ?? []} />}
        </div>
      ) : (
        <span />
      )}
    </article>
  );
}

/** Renders the grid of cards: one column, two from 560 px, three from 800 px of the widget's own width. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}
