import type { ReactNode } from 'react';
import { Icon } from './icon';
import { checkIcon } from './icons';

export interface TicksProps {
  items: readonly string[];
  /** Renders a feature differently from its plain text, e.g. with an explanation. */
  renderItem?: ((item: string) => ReactNode) | undefined;
}

/** Renders a list of included features, one line each. Styled by `cardCss`. */
export function Ticks({ items, renderItem }: TicksProps) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon shape={checkIcon} />
          <span>{renderItem ? renderItem(item) : item}</span>
        </li>
      ))}
    </ul>
  );
}
