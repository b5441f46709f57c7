import { useCallback, useId, useSyncExternalStore } from 'react';
import type { ModuleFeature } from '../../../src/domain/catalogue/types';
import { groupOf, detailsOf } from '../../../src/domain/marketplace/page';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { useElement } from '../../../src/element/context';
import { useT } from '../../../src/i18n/use-t';
import { ItemPill } from '../../../src/views/item-price';
import { useMarketLink, type Routing } from '../../../src/hooks/use-market-link';
import { Pill } from '../../../src/ui/badge';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { Ticks } from '../../../src/ui/ticks';
import { Buy } from './buy';
import { CardSection } from './card-section';
import { Crumbs } from './crumbs';
import { Needs } from './needs';
import { useRelated } from './use-related';

interface ItemPageProps {
  readonly item: Item;
  readonly market: Market;
  readonly routing: Routing;
}

/** Returns the content of a package: its highlights, with the titles of its modules as the fallback. */
const contentsOf = (item: Item, { catalogue }: Market): readonly string[] => {
  if (item.kind === 'module') return [];
  const { highlights, moduleIds } = item.plan;
  const titles = moduleIds.map((id) => catalogue.modules.get(id)?.title ?? '');
  return (highlights.length > 0 ? highlights : titles).filter(Boolean);
};

/** Returns whether the page has put something into one of the slots, which stay in the tree to be noticed. */
function useIsFilled(slots: string): boolean {
  const { host } = useElement();
  const watch = useCallback(
    (changed: () => void) => {
      host.shadowRoot?.addEventListener('slotchange', changed);
      return () => host.shadowRoot?.removeEventListener('slotchange', changed);
    },
    [host],
  );
  return useSyncExternalStore(
    watch,
    () => [...host.children].some(({ slot }) => slots.split(' ').includes(slot)),
    () => false,
  );
}

/** Renders the details of one module or package. [MKT-06, MKT-09, MKT-10] */
export function ItemPage({ item, market, routing }: ItemPageProps) {
  const { t } = useT('module_details', 'items');
  const { toItem } = useMarketLink(market, routing);
  const group = groupOf(detailsOf(item), market);
  const contents = contentsOf(item, market);
  const related = useRelated(item, market);
  const ownMedia = `media-${item.kind}-${item.id}`;
  const hasMedia = useIsFilled(`media ${ownMedia}`);
  const isMetered = item.kind === 'module' && item.module.pricingType === 'USAGE';
  return (
    <article className="details" part="details" aria-label={item.title}>
      <Crumbs group={group} title={item.title} market={market} routing={routing} />
      <div className="details-main">
        <header className="details-head">
          <CatalogueIcon name={item.icon} size="lg" />
          <div className="details-names">
            <h2 tabIndex={-1}>{item.title}</h2>
            <p className="details-lead">{item.description}</p>
            <div className="cluster">
              {group && <Pill>{group.name}</Pill>}
              {isMetered && <Pill>{t('module_details.usage')}</Pill>}
              <ItemPill item={item} />
            </div>
          </div>
        </header>
        <div className="details-media" part="media" hidden={!hasMedia}>
          <slot name={ownMedia}>
            <slot name="media" />
          </slot>
        </div>
        <slot name="about" />
        {item.kind === 'module' && <Features features={item.module.features} />}
        {contents.length > 0 && (
          <section className="stack">
            <h3>{t('module_details.includes')}</h3>
            <div className="details-plane">
              <Ticks items={contents} />
            </div>
          </section>
        )}
        {item.kind === 'module' && item.site === null && <Needs item={item} market={market} toItem={toItem} />}
      </div>
      <div className="buy-place">
        <Buy item={item} market={market} />
      </div>
      <CardSection isRow title={t('module_details.related')} items={related} toItem={toItem} />
    </article>
  );
}

/** Renders what a module does; nothing if the catalogue does not tell. */
function Features({ features = [] }: { readonly features?: readonly ModuleFeature[] }) {
  const { t } = useT('module_details');
  const id = useId();
  if (features.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{t('module_details.what')}</h3>
      <ul className="features" part="features">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
