import { memo, useEffect, useRef } from 'react';
import { browses, groupsOf, groupOf } from '../../../src/domain/marketplace/page';
import { preview, sectionsOf } from '../../../src/domain/marketplace/sections';
import type { Group, Item, ItemKey, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { chevronDownIcon } from '../../../src/ui/icons';
import { Items } from './items';
import type { FindingActs, Found } from './use-finding';
import type { MarketLocation } from './use-market-location';

interface SectionsProps {
  readonly market: Market;
  readonly place: MarketLocation;
  readonly found: Found;
  readonly wanted: ItemKey | null;
  /** Ids of the groups whose lists are expanded. */
  readonly opened: readonly number[];
  readonly showAll: FindingActs['showAll'];
}

/** The id under which the list without a group is expanded. */
const ALL = 0;

/**
 * Renders the items of a page. All industries, and every list layout, have groups. A list starts with four items and a button for
 * the others; search results are always complete. [MKT-03, MKT-11, MKT-12]
 */
export const Sections = memo(function Sections({
  market,
  place,
  found: { items, by },
  wanted,
  opened,
  showAll,
}: SectionsProps) {
  const { t } = useT('marketplace_grid');
  const { page, linkToItem } = place;
  const { view } = page;
  const kind = browses(page.kind);
  const isSearched = by.term.trim() !== '';
  const isPreviewed = view === 'list' && !isSearched;
  const isGrouped = page.groupId === null && !isSearched && (view === 'list' || kind === 'industry');
  const all = kind === 'platform' ? t('marketplace_grid.all_platform') : t('marketplace_grid.all_industry');
  const own = { view, linkToItem, wanted, isPreviewed };

  if (!isGrouped) {
    const group = groupOf(page, market);
    const id = group?.id ?? ALL;
    return (
      <Section
        {...own}
        items={items}
        label={group?.name ?? all}
        isOpen={opened.includes(id)}
        onMore={() => showAll(id)}
      />
    );
  }
  return sectionsOf(groupsOf(market, kind), items).map(({ group, items: rows }) => (
    <section key={group.id} className="market-group" part="group" aria-label={group.name}>
      <h3 className="market-group-title">
        <GroupLink group={group} place={place} />
      </h3>
      <Section
        {...own}
        items={rows}
        label={group.name}
        isOpen={opened.includes(group.id)}
        onMore={() => showAll(group.id)}
      />
    </section>
  ));
});

function GroupLink({ group, place }: { readonly group: Group; readonly place: MarketLocation }) {
  const { kind, id, name } = group;
  return <a {...place.linkTo({ kind, groupId: id, item: null, view: place.page.view, missing: null })}>{name}</a>;
}

interface SectionProps {
  readonly items: readonly Item[];
  readonly label: string;
  readonly view: MarketLocation['page']['view'];
  readonly linkToItem: MarketLocation['linkToItem'];
  readonly wanted: ItemKey | null;
  readonly isPreviewed: boolean;
  readonly isOpen: boolean;
  readonly onMore: () => void;
}

function Section({ items, label, view, linkToItem, wanted, isPreviewed, isOpen, onMore }: SectionProps) {
  const { t } = useT('marketplace_grid');
  const box = useRef<HTMLDivElement>(null);
  const { shown, more } = preview(items, !isPreviewed || isOpen);
  // The pressed button disappears, so the first newly shown item takes the focus.
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (!isOpen || next.current === null) return;
    box.current?.querySelectorAll<HTMLElement>('h3 > a')[next.current]?.focus();
    next.current = null;
  }, [isOpen]);
  const open = (): void => {
    next.current = shown.length;
    onMore();
  };
  return (
    <div ref={box}>
      <Items items={shown} view={view} linkToItem={linkToItem} label={label} wanted={wanted} />
      {more > 0 && (
        <div className="rows-foot">
          <Button
            kind="quiet"
            iconEnd={chevronDownIcon}
            suffix={t('marketplace_grid.in_group', { name: label })}
            onClick={open}
          >
            {t('marketplace_grid.more', { count: more })}
          </Button>
        </div>
      )}
    </div>
  );
}
