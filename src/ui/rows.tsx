import type { ReactNode } from 'react';
import { CatalogueIcon } from './catalogue-icon';

export { default as rowsCss } from './rows.css?inline';

/** A list of things that are bought one by one. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className="panel rows">{children}</ul>;

interface RowProps {
  /** The server's icon name. */
  icon: string;
  title: string;
  /** For whom, or what for. */
  note?: string;
  /** A small `Price`. */
  price?: ReactNode;
  /** A button, or what it has become. */
  children: ReactNode;
  part?: string;
}

/** Icon, name and note; price and control stand beside them where there is room, else under them. */
export function Row({ icon, title, note, price, children, part = 'row' }: RowProps) {
  return (
    <li className="row" part={part}>
      <CatalogueIcon name={icon} quiet />
      <div className="row-main">
        <p className="row-title">{title}</p>
        {note && <p className="row-note">{note}</p>}
      </div>
      <div className="row-side">
        {price}
        {children}
      </div>
    </li>
  );
}
