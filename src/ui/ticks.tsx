import { Icon } from './icon';
import { checkIcon } from './icons';

/** Renders a list of included features, one line each. Styled by `cardCss`. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon shape={checkIcon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
