import * as shapes from './catalogue-icons';
import { Icon } from './icon';
import { cx } from './kit/cx';

interface CatalogueIconProps {
  /** The icon name that the server sends with a category, a module or an industry. */
  name: string;
  /** Grey, for account lists; the default is the accent colour, for shops. */
  quiet?: boolean;
  size?: 'sm' | 'lg';
}

const known: Readonly<Record<string, string>> = shapes;

/** Renders the icon of a catalogue entry on a tile. An unknown icon name falls back to a neutral pin. */
export function CatalogueIcon({ name, quiet, size }: CatalogueIconProps) {
  return (
    <span className={cx('tile', quiet && 'tile-quiet', size && `tile-${size}`)}>
      <Icon shape={known[name] ?? shapes.pin} />
    </span>
  );
}
