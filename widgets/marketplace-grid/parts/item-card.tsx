import { memo, type Ref } from 'react';
import { useSelector } from 'react-redux';
import type { Item } from '../../../src/domain/marketplace/types';
import { ItemButton } from '../../../src/views/item-button';
import { ItemCosts, ItemHint, ItemPill } from '../../../src/views/item-price';
import type { RootState } from '../../../src/store/state';
import { selectHeld } from '../../../src/store/market/selectors';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { cx } from '../../../src/ui/kit/cx';
import { ModuleCard } from '../../../src/ui/module-card';
import type { MarketLocation } from './use-market-location';

export interface EntryProps {
  readonly item: Item;
  /** True for one of the few items that the page points out. */
  readonly isFeatured: boolean;
  readonly linkToItem: MarketLocation['linkToItem'];
  /** `aria-setsize` and `aria-posinset` (1-based) for a virtualized list, of which the DOM holds only a part. */
  readonly setSize?: number;
  readonly position?: number;
  /** Index of the line, on its first item only, with the ref that measures it. */
  readonly line?: number;
  readonly measure?: Ref<HTMLLIElement>;
}

/** Renders a module or package as a card in the grid. [MKT-10] */
export const ItemCard = memo(function ItemCard(props: EntryProps) {
  const { item, isFeatured, linkToItem, setSize, position, line, measure } = props;
  const held = useSelector((state: RootState) => selectHeld(state, item));
  const isChosen = held === 'cart' || held === 'bundled';
  return (
    <ModuleCard
      className={cx(isChosen && 'is-selected')}
      part={cx('card', isChosen && 'card-selected')}
      data-item={item.key}
      aria-setsize={setSize}
      aria-posinset={position}
      data-index={line}
      ref={measure}
      heading="h3"
      title={item.title}
      link={linkToItem(item)}
      text={item.description}
      icon={<CatalogueIcon name={item.icon} quiet={held === 'owned' || held === 'default'} />}
      pill={<ItemPill item={item} isFeatured={isFeatured} />}
      hint={<ItemHint item={item} />}
      price={<ItemCosts item={item} />}
      button={<ItemButton item={item} />}
    />
  );
});

/** Renders a module or package as a row in the list. */
export const ItemRow = memo(function ItemRow(props: EntryProps) {
  const { item, isFeatured, linkToItem, setSize, position, line, measure } = props;
  return (
    <li
      className="row"
      part="row"
      data-item={item.key}
      aria-setsize={setSize}
      aria-posinset={position}
      data-index={line}
      ref={measure}
    >
      <CatalogueIcon name={item.icon} />
      <div className="row-main">
        <h3 className="row-title">
          <a {...linkToItem(item)} part="link">
            {item.title}
          </a>{' '}
          <ItemPill item={item} isFeatured={isFeatured} />
        </h3>
        <p className="row-note">{item.description}</p>
        <ItemHint item={item} />
      </div>
      <div className="row-side">
        <ItemCosts item={item} />
        <ItemButton item={item} />
      </div>
    </li>
  );
});
