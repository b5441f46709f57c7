import type { ReactNode } from 'react';
import { CatalogueIcon } from './catalogue-icon';

export { default as rowsCss } from './rows.css?inline';

/** Renders a list of items that are sold one by one. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className="panel rows">{children}</ul>;

interface RowProps {
  /** The icon name from the server. */
  icon: string;
  title: string;
  /** The audience or purpose of the item. */
  note?: string;
  /** A small `Price`. */
  price?: ReactNode;
  /** A button, or the state that replaces it. */
  children: ReactNode;
  part?: string;
}

/** Renders icon, name and note; price and control sit beside them where space allows, else below. */
export function Row({ icon, title, note, price, children, part = 'row' }: RowProps) {
  return (
    <li className="row" part={part}>
      <CatalogueIcon name={icon} quiet />
      <div className="row-main">
        <p className="row-title" translate="no">
          {title}
        </p>
        {note && <p className="row-note">{note}</p>}
      </div>
      <div className="row-side">
        {price}
        {children}
      </div>
    </li>
  );
}
