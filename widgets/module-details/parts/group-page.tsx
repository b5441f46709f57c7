import type { Group, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { useMarketLink, type Routing } from '../../../src/hooks/use-market-link';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { CardSection } from './card-section';
import { Crumbs } from './crumbs';

interface GroupPageProps {
  readonly group: Group;
  readonly market: Market;
  readonly routing: Routing;
}

/** Renders an industry with its packages and modules. [MKT-02, MKT-03] */
export function GroupPage({ group, market, routing }: GroupPageProps) {
  const { t } = useT('module_details');
  const { toItem } = useMarketLink(market, routing);
  const of = (kind: 'package' | 'module') => group.items.filter((item) => item.kind === kind);
  return (
    <article className="details" part="details" aria-label={group.name}>
      <Crumbs group={group} title={group.name} market={market} routing={routing} />
      <header className="details-head">
        <CatalogueIcon name={group.icon} size="lg" />
        <div className="details-names">
          <h2 tabIndex={-1}>{group.name}</h2>
          <p className="details-lead">{group.description}</p>
        </div>
      </header>
      <CardSection title={t('module_details.packages')} items={of('package')} toItem={toItem} />
      <CardSection title={t('module_details.modules')} items={of('module')} toItem={toItem} />
    </article>
  );
}
