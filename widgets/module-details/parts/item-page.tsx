import { groupOf, detailsOf } from '../../../src/domain/marketplace/page';
import { neededBy } from '../../../src/domain/marketplace/state';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { ItemPill } from '../../../src/views/item-price';
import { useMarketLink, type Routing } from '../../../src/hooks/use-market-link';
import { Pill } from '../../../src/ui/badge';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { RouteArt } from '../../../src/ui/route-art';
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

/** Renders the details of one module or package. [MKT-06, MKT-09, MKT-10] */
export function ItemPage({ item, market, routing }: ItemPageProps) {
  const { t } = useT('module_details', 'items');
  const { toItem } = useMarketLink(market, routing);
  const group = groupOf(detailsOf(item), market);
  const contents = contentsOf(item, market);
  const dependents =
    item.kind === 'module'
      ? neededBy(item.id, market.catalogue).flatMap(({ id }) => market.byKey.get(`module/${id}`) ?? [])
      : [];
  const related = useRelated(item, market, dependents);
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
        <div className="details-media" part="media">
          <slot name="media">
            <RouteArt />
          </slot>
        </div>
        <slot name="about" />
        {contents.length > 0 && (
          <section className="stack">
            <h3>{t('module_details.includes')}</h3>
            <div className="details-plane">
              <Ticks items={contents} />
            </div>
          </section>
        )}
        {item.kind === 'module' && <Needs item={item} market={market} toItem={toItem} />}
      </div>
      <div className="buy-place">
        <Buy item={item} market={market} />
      </div>
      {dependents.length > 0 && (
        <CardSection title={t('module_details.needed_by', { name: item.title })} items={dependents} toItem={toItem} />
      )}
      <CardSection title={t('module_details.related')} items={related} toItem={toItem} />
    </article>
  );
}
