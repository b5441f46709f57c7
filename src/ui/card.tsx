import { useId, type ReactNode } from 'react';
import { Sign } from './badge';
import { cx } from './kit/cx';
import { Ticks, type TicksProps } from './ticks';

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
  /** The price, rendered by a `Price`. */
  price: ReactNode;
  /** The billed amount. An empty line keeps its height. */
  sub?: ReactNode;
  /** A `CardOption`, below the list, so that buttons and lists of neighbouring cards stay aligned. */
  options?: ReactNode;
  action: ReactNode;
  /** The line above the list, such as “Everything in Route Planner, and”. */
  listLead?: string;
  items?: readonly string[];
  renderItem?: TicksProps['renderItem'];
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
        <Heading className="card-title" id={id} translate="no">
          {title}
        </Heading>
        {lead && <p className="card-lead">{lead}</p>}
      </div>
      <div className="card-price">
        {rest.price}
        <p className="card-sub">{rest.sub}</p>
      </div>
      <div className="card-action">{rest.action}</div>
      {rest.options || hasItems ? (
        <div className="card-list">
          {hasItems && rest.listLead && <p>{rest.listLead}</p>}
          {hasItems && <Ticks items={rest.items ?? []} renderItem={rest.renderItem} />}
          {rest.options}
        </div>
      ) : (
        <span />
      )}
    </article>
  );
}

interface CardOptionProps {
  label: string;
  /** The item's name after the label, for screen readers. */
  suffix: string;
  /** Says what the option changes. */
  note: string;
  /** The entry that stands for no choice. */
  none: string;
  choices: readonly { readonly value: string; readonly title: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Renders an option inside a card as one labelled row, which no neighbouring card has to make room for. */
export function CardOption({ label, suffix, note, none, choices, value, onChange }: CardOptionProps) {
  const id = useId();
  return (
    <div className="card-option" part="choices">
      <label htmlFor={id}>
        <span>{label}</span>
        <span className="vh">{`, ${suffix}`}</span>
      </label>
      <select
        id={id}
        aria-describedby={`${id}n`}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
      <p id={`${id}n`}>{note}</p>
    </div>
  );
}

/**
 * Renders the grid of cards. Below 560 px of the widget's own width cards stand in one column, up to 800 px each is a row with its list
 * beside the price, and above that three stand side by side; four in two rows, or in one where they fit.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}
