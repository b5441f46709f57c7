import type { Group, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { useMarketLink, type Routing } from '../../../src/hooks/use-market-link';
import { useRoute } from '../../../src/hooks/use-route';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';
import { searchIcon } from '../../../src/ui/icons';
import { CardSection } from './card-section';

interface MissingProps {
  readonly name: string | null;
  readonly near: Group | null;
  readonly market: Market;
  readonly routing: Routing;
}

/** The number of cards in a row. */
const MOST = 3;

/** Renders the empty state for an unknown item or one that is not for sale, with links to other items. [MKT-06] */
export function Missing({ name, near, market, routing }: MissingProps) {
  const { t } = useT('module_details');
  const { toPage, toItem } = useMarketLink(market, routing);
  const home = useRoute('marketplace');
  const items = (near?.items.length ? near.items : market.items).slice(0, MOST);
  return (
    <div className="details" part="details">
      <EmptyState
        art="search"
        title={name === null ? t('module_details.missing') : t('module_details.hidden', { name })}
        text={t('module_details.missing_text')}
        action={
          <div className="cluster">
            <Button kind="primary" icon={searchIcon} {...home}>
              {t('module_details.to_marketplace')}
            </Button>
            {near && (
              <Button {...toPage({ kind: near.kind, groupId: near.id, item: null, view: 'grid', missing: null })}>
                {near.name}
              </Button>
            )}
          </div>
        }
      />
      <CardSection isRow title={t('module_details.similar')} items={items} toItem={toItem} />
    </div>
  );
}
