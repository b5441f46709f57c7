import { useId } from 'react';
import type { Item } from '../../../src/domain/marketplace/types';
import { ItemButton } from '../../../src/views/item-button';
import { ItemCosts, ItemHint, ItemPill } from '../../../src/views/item-price';
import type { useMarketLink } from '../../../src/hooks/use-market-link';
import { cx } from '../../../src/ui/kit/cx';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { ModuleCard } from '../../../src/ui/module-card';

interface CardsProps {
  readonly title: string;
  /** True for a row of suggestions, which stays one row. */
  readonly isRow?: boolean;
  readonly items: readonly Item[];
  readonly toItem: ReturnType<typeof useMarketLink>['toItem'];
}

/** Renders cards of other items, each with its price and button; nothing for an empty list. [MKT-10] */
export function CardSection({ title, isRow = false, items, toItem }: CardsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={cx('details-more', isRow && 'details-row')} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="modules">
        {items.map((item) => (
          <ModuleCard
            key={item.key}
            heading="h4"
            title={item.title}
            link={toItem(item)}
            text={item.description}
            icon={<CatalogueIcon name={item.icon} />}
            pill={<ItemPill item={item} />}
            hint={<ItemHint item={item} />}
            price={<ItemCosts item={item} />}
            button={<ItemButton item={item} />}
          />
        ))}
      </ul>
    </section>
  );
}
