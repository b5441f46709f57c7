import { useSelector } from 'react-redux';
import type { Group, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { useMarketLink, type Routing } from '../../../src/hooks/use-market-link';
import { useRoute } from '../../../src/hooks/use-route';
import { selectRoutes } from '../../../src/store/selectors/config';
import { Icon } from '../../../src/ui/icon';
import { chevronRightIcon } from '../../../src/ui/icons';

interface CrumbsProps {
  readonly group: Group | undefined;
  readonly title: string;
  readonly market: Market;
  readonly routing: Routing;
}

/** Renders the breadcrumbs. */
export function Crumbs({ group, title, market, routing }: CrumbsProps) {
  const { t } = useT('module_details');
  const { toPage } = useMarketLink(market, routing);
  const home = useRoute('marketplace');
  const { industries } = useSelector(selectRoutes);
  const all = useRoute('marketplace', industries);
  const isIndustry = group?.kind === 'industry';
  return (
    <nav className="crumbs" aria-label={t('module_details.crumbs')}>
      <ol>
        <li>
          <a {...(isIndustry ? all : home)}>
            {t(isIndustry ? 'module_details.industries' : 'module_details.marketplace')}
          </a>
        </li>
        {group && group.name !== title && (
          <li>
            <Icon shape={chevronRightIcon} size="sm" />
            <a {...toPage({ kind: group.kind, groupId: group.id, item: null, view: 'grid', missing: null })}>
              {group.name}
            </a>
          </li>
        )}
        <li aria-current="page">
          <Icon shape={chevronRightIcon} size="sm" />
          <span>{title}</span>
        </li>
      </ol>
    </nav>
  );
}
