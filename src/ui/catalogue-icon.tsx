import * as shapes from './catalogue-icons';
import { Icon } from './icon';
import { cx } from './kit/cx';

interface CatalogueIconProps {
  /** The name that the server sends with a category, a module or an industry. */
  name: string;
  /** Grey in account lists, accent in shops. */
  quiet?: boolean;
  size?: 'sm' | 'lg';
}

const known: Readonly<Record<string, string>> = shapes;

/** The icon of something for sale, on its tile. A name that we do not draw gets the neutral pin. */
export function CatalogueIcon({ name, quiet, size }: CatalogueIconProps) {
  return (
    <span className={cx('tile', quiet && 'tile-quiet', size && `tile-${size}`)}>
      <Icon shape={known[name] ?? shapes.pin} />
    </span>
  );
}
