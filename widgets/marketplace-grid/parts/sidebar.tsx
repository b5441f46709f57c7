import { memo, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { FACETS, isFacetOffered, type Facet, type FacetGroup } from '../../../src/domain/marketplace/facets';
import { browsedKind, groupsOf } from '../../../src/domain/marketplace/page';
import type { Group, Market } from '../../../src/domain/marketplace/types';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { selectUserType } from '../../../src/store/selectors/cart';
import { Badge } from '../../../src/ui/badge';
import { cx } from '../../../src/ui/kit/cx';
import { Icon } from '../../../src/ui/icon';
import { chevronDownIcon, externalIcon } from '../../../src/ui/icons';
import { slidersIcon } from './icons';
import { FACET_NAMES, GROUP_NAMES } from './facet-names';
import type { QueryResult } from './use-market-query';
import type { MarketLocation } from './use-market-location';

interface SidebarProps {
  readonly market: Market;
  readonly place: MarketLocation;
  readonly facets: readonly Facet[];
  readonly counts: QueryResult['counts'];
  readonly onToggle: (facet: Facet) => void;
}

/** Renders categories and filters. The sidebar collapses behind a button if the window or the element is too narrow. [MKT-13, LAY-06] */
export const Sidebar = memo(function Sidebar({ market, place, facets, counts, onToggle }: SidebarProps) {
  const { t } = useT('marketplace_grid');
  const id = useId();
  const isVisitor = useSelector(selectUserType) === 'visitor';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={cx('side', isOpen && 'is-open')} part="sidebar">
      <button
        type="button"
        className="side-toggle"
        part="sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon shape={slidersIcon} />
        <span>{t('marketplace_grid.side')}</span>
        <Badge count={facets.length} />
        <Icon shape={chevronDownIcon} size="sm" />
      </button>
      <div className="side-body" id={id}>
        <Groups market={market} place={place} onGo={() => setIsOpen(false)} />
        {(Object.keys(FACETS) as FacetGroup[]).map((group) => (
          <fieldset key={group} part="filter">
            <legend>{t(GROUP_NAMES[group])}</legend>
            {FACETS[group]
              .filter((facet) => isFacetOffered(facet, isVisitor))
              .map((facet) => (
                <Choice
                  key={facet}
                  facet={facet}
                  count={counts[facet]}
                  isChosen={facets.includes(facet)}
                  onToggle={onToggle}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
});

interface ChoiceProps {
  readonly facet: Facet;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: (facet: Facet) => void;
}

const Choice = memo(function Choice({ facet, count, isChosen, onToggle }: ChoiceProps) {
  const { t } = useT('marketplace_grid');
  const language = useLanguage();
  return (
    <label className={cx('check', count === 0 && !isChosen && 'is-none')}>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(facet)} />
      <span>{t(FACET_NAMES[facet])}</span> <span className="check-aside">{formatNumber(count, language)}</span>
    </label>
  );
});

interface GroupsProps extends Pick<SidebarProps, 'market' | 'place'> {
  readonly onGo: () => void;
}

const Groups = memo(function Groups({ market, place, onGo }: GroupsProps) {
  const { t } = useT('marketplace_grid');
  const { page } = place;
  const kind = browsedKind(page.kind);
  const title = t(kind === 'platform' ? 'marketplace_grid.platform' : 'marketplace_grid.industry');
  const to = (groupId: number | null) => {
    const { href, onClick } = place.linkTo({ kind, groupId, item: null, view: page.view, missing: null });
    return {
      href,
      'aria-current': groupId === page.groupId ? ('page' as const) : undefined,
      onClick: (event: Parameters<typeof onClick>[0]) => {
        onClick(event);
        if (event.defaultPrevented) onGo();
      },
    };
  };
  return (
    <nav aria-label={title} part="categories">
      <p className="eyebrow">{title}</p>
      <a {...to(null)}>
        <span>{t(kind === 'platform' ? 'marketplace_grid.all_platform' : 'marketplace_grid.all_industry')}</span>
      </a>
      {groupsOf(market, kind).map((group) =>
        group.url ? (
          <Elsewhere key={group.id} group={group} url={group.url} />
        ) : (
          <a key={group.id} {...to(group.id)}>
            <span>{group.name}</span> <small>{group.items.length}</small>
          </a>
        ),
      )}
    </nav>
  );
});

/** Renders the link to a category that has a site of its own. [MKT-15] */
function Elsewhere({ group, url }: { readonly group: Group; readonly url: string }) {
  const { t } = useT('marketplace_grid');
  return (
    <a href={url} target="_blank" rel="noopener">
      <span>
        <span>{group.name}</span>
        <span className="vh">{`, ${t('marketplace_grid.new_tab')}`}</span>
      </span>
      <Icon shape={externalIcon} size="sm" />
    </a>
  );
}
