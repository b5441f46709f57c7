import { useSyncExternalStore } from 'react';
import type { Item, ItemKey, MarketLayout } from '../../../src/domain/marketplace/types';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { ItemCard, ItemRow } from './item-card';
import type { MarketLocation } from './use-market-location';

/** Above this number of items the list is virtualized: the DOM holds only the lines in view. */
export const VIRTUALIZE_ABOVE = 200;
/** Number of items shown until the chunk with the virtualized list has loaded. */
const FIRST = 48;

const never = () => () => undefined;

/** Returns whether lines can be measured: not on a server, and so not in the first render of what a server rendered. */
const useHasLayout = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const loadWindowed = () => import('./windowed');

export interface ItemsProps {
  readonly items: readonly Item[];
  /** Keys of the few items that the page points out. */
  readonly featured: ReadonlySet<ItemKey>;
  readonly view: MarketLayout;
  readonly linkToItem: MarketLocation['linkToItem'];
  /** The item to scroll into view. */
  readonly wanted: ItemKey | null;
  /** The accessible name of the list. */
  readonly label: string;
}

export const LAYOUTS = {
  grid: { Entry: ItemCard, className: 'modules', part: 'grid' },
  list: { Entry: ItemRow, className: 'panel rows', part: 'list' },
} as const;

/** Renders all items; a long list is virtualized. */
export function Items(props: ItemsProps) {
  const { items, featured, view, linkToItem, label } = props;
  const isMany = items.length > VIRTUALIZE_ABOVE;
  const { part } = useLazyPart(loadWindowed, useHasLayout() && isMany);
  if (isMany && part) return <part.Windowed {...props} />;
  const { Entry, className, part: name } = LAYOUTS[view];
  const shown = isMany ? items.slice(0, FIRST) : items;
  return (
    <ul className={className} part={name} aria-label={label}>
      {shown.map((item, at) => (
        <Entry
          key={item.key}
          item={item}
          isFeatured={featured.has(item.key)}
          linkToItem={linkToItem}
          setSize={isMany ? items.length : undefined}
          position={isMany ? at + 1 : undefined}
        />
      ))}
    </ul>
  );
}
