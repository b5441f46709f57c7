import type { Item, ItemKey, MarketLayout } from '../../../src/domain/marketplace/types';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { ItemCard, ItemRow } from './item-card';
import type { MarketLocation } from './use-market-location';

/** From so many on only what is in sight stands in the page. */
export const MANY = 200;
/** What stands there until the part that does it has come. */
const FIRST = 48;

const loadWindowed = () => import('./windowed');

export interface ItemsProps {
  readonly items: readonly Item[];
  readonly view: MarketLayout;
  readonly linkToItem: MarketLocation['linkToItem'];
  /** To be brought into sight. */
  readonly wanted: ItemKey | null;
  /** What they are, for screen readers. */
  readonly label: string;
}

export const LOOKS = {
  grid: { Entry: ItemCard, className: 'modules', part: 'grid' },
  list: { Entry: ItemRow, className: 'panel rows', part: 'list' },
} as const;

/** All items, or those in sight where they are many. */
export function Items(props: ItemsProps) {
  const { items, view, linkToItem, label } = props;
  const isMany = items.length > MANY;
  const { part } = useLazyPart(loadWindowed, isMany);
  if (isMany && part) return <part.Windowed {...props} />;
  const { Entry, className, part: name } = LOOKS[view];
  const shown = isMany ? items.slice(0, FIRST) : items;
  return (
    <ul className={className} part={name} aria-label={label}>
      {shown.map((item, at) => (
        <Entry
          key={item.key}
          item={item}
          linkToItem={linkToItem}
          setSize={isMany ? items.length : undefined}
          position={isMany ? at + 1 : undefined}
        />
      ))}
    </ul>
  );
}
