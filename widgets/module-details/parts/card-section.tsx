import { useId } from 'react';
import type { Item } from '../../../src/domain/marketplace/types';
import { ItemButton } from '../../../src/views/item-button';
import { ItemHint, ItemPrice } from '../../../src/views/item-price';
import type { useMarketLink } from '../../../src/hooks/use-market-link';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { ModuleCard } from '../../../src/ui/module-card';

interface CardsProps {
  readonly title: string;
  readonly items: readonly Item[];
  readonly toItem: ReturnType<typeof useMarketLink>['toItem'];
}

/** Renders cards of other items, each with its price and button; nothing for an empty list. [MKT-10] */
export function CardSection({ title, items, toItem }: CardsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="details-more" aria-labelledby={id}>
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
            hint={<ItemHint item={item} />}
            price={<ItemPrice item={item} />}
            button={<ItemButton item={item} />}
          />
        ))}
      </ul>
    </section>
  );
}
