import { useId } from 'react';
import type { Item } from '../../../src/domain/marketplace/types';
import { ItemButton } from '../../../src/runtime/item-button';
import { ItemHint, ItemPrice } from '../../../src/runtime/item-price';
import type { useMarketLink } from '../../../src/runtime/use-market-link';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';

interface CardsProps {
  readonly title: string;
  readonly items: readonly Item[];
  readonly toItem: ReturnType<typeof useMarketLink>['toItem'];
}

/** Other items, each with its price and its button; nothing where there are none. [MKT-10] */
export function Cards({ title, items, toItem }: CardsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="details-more" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="modules">
        {items.map((item) => (
          <li key={item.key} className="module" part="card">
            <CatalogueIcon name={item.icon} />
            <div className="module-body">
              <h4>
                <a {...toItem(item)} part="link">
                  {item.title}
                </a>
              </h4>
              <p>{item.description}</p>
              <ItemHint item={item} />
            </div>
            <div className="module-foot">
              <ItemPrice item={item} />
              <ItemButton item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
