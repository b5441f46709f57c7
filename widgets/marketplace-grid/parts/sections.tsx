import { Fragment, memo, useEffect, useRef } from 'react';
import { browsedKind, groupsOf, groupOf } from '../../../src/domain/marketplace/page';
import { preview, sectionsOf, stepwise, type Preview } from '../../../src/domain/marketplace/sections';
import type { Group, Item, ItemKey, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { chevronDownIcon } from '../../../src/ui/icons';
import { MOBILE_WIDTH, upTo, useMedia } from '../../../src/ui/kit/layout';
import { Items, type ItemsProps } from './items';
import type { MarketQueryActions, QueryResult } from './use-market-query';
import type { MarketLocation } from './use-market-location';

interface SectionsProps {
  readonly market: Market;
  readonly place: MarketLocation;
  readonly found: QueryResult;
  readonly wanted: ItemKey | null;
  /** Ids of the groups whose lists are expanded. */
  readonly opened: readonly number[];
  /** Ids of the groups of which a phone was asked for more cards, once for each press. */
  readonly steps: readonly number[];
  readonly acts: MarketQueryActions;
}

/** The id under which the list without a group is expanded. */
const ALL = 0;

/**
 * Renders the items of a page. All industries, and every list layout, have groups. A list starts with four items and a button for
 * the others, and its search results are complete; a phone gets cards in steps. [MKT-03, MKT-11, MKT-12]
 */
export const Sections = memo(function Sections({
  market,
  place,
  found: { items, featured, by },
  wanted,
  opened,
  steps,
  acts,
}: SectionsProps) {
  const { t } = useT('marketplace_grid');
  const { page, linkToItem } = place;
  const { view } = page;
  const kind = browsedKind(page.kind);
  const isSearched = by.term.trim() !== '';
  const isPhone = useMedia(upTo(MOBILE_WIDTH));
  const isStepped = view === 'grid' && isPhone;
  const isPreviewed = view === 'list' && !isSearched;
  const isGrouped = page.groupId === null && !isSearched && (view === 'list' || kind === 'industry');
  const all = kind === 'platform' ? t('marketplace_grid.all_platform') : t('marketplace_grid.all_industry');
  const ungrouped = { id: ALL, name: all };
  const own = { view, linkToItem, wanted, featured };
  const partOf = (rows: readonly Item[], id: number) =>
    isStepped
      ? stepwise(rows, steps.filter((one) => one === id).length, wanted)
      : preview(rows, !isPreviewed || opened.includes(id));
  const more = isStepped ? acts.showMore : acts.showAll;

  const sectionOf = (rows: readonly Item[], { id, name }: Pick<Group, 'id' | 'name'>) => (
    <Section {...own} {...partOf(rows, id)} label={name} onMore={() => more(id)} />
  );

  if (!isGrouped) return sectionOf(items, groupOf(page, market) ?? ungrouped);
  return sectionsOf(groupsOf(market, kind), items).map(({ group, items: rows }) =>
    group ? (
      <section key={group.id} className="market-group" part="group" aria-label={group.name}>
        <h3 className="market-group-title">
          <GroupLink group={group} place={place} />
        </h3>
        {sectionOf(rows, group)}
      </section>
    ) : (
      <Fragment key={ALL}>{sectionOf(rows, ungrouped)}</Fragment>
    ),
  );
});

function GroupLink({ group, place }: { readonly group: Group; readonly place: MarketLocation }) {
  const { kind, id, name } = group;
  return <a {...place.linkTo({ kind, groupId: id, item: null, view: place.page.view, missing: null })}>{name}</a>;
}

interface SectionProps extends Preview, Omit<ItemsProps, 'items'> {
  readonly onMore: () => void;
}

function Section({ shown, more, next, onMore, ...look }: SectionProps) {
  const { t } = useT('marketplace_grid');
  const box = useRef<HTMLDivElement>(null);
  // The pressed button moves or disappears, so the first newly shown item takes the focus.
  const first = useRef<number | null>(null);
  const { length } = shown;
  useEffect(() => {
    if (first.current === null || first.current >= length) return;
    box.current?.querySelectorAll<HTMLElement>('h3 > a')[first.current]?.focus();
    first.current = null;
  }, [length]);
  const press = (): void => {
    first.current = length;
    onMore();
  };
  return (
    <div ref={box}>
      <Items items={shown} {...look} />
      {more > 0 && (
        <div className="rows-foot">
          <Button
            kind="quiet"
            iconEnd={chevronDownIcon}
            suffix={t('marketplace_grid.in_group', { name: look.label })}
            onClick={press}
          >
            {t('marketplace_grid.more', { count: next })}
          </Button>
        </div>
      )}
    </div>
  );
}
