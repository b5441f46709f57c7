import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Suggestion } from '../../../src/domain/marketplace/suggest';
import type { Range } from '../../../src/domain/marketplace/text';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { ItemPrice } from '../../../src/views/item-price';
import { useSuggestions } from '../../../src/hooks/use-suggestions';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { useAfterPaint } from './use-after-paint';

interface SuggestionsProps {
  /** The prefix for the ids of the list and its options. */
  readonly id: string;
  readonly term: string;
  readonly isOpen: boolean;
  readonly active: number;
  readonly onOptions: (options: readonly Suggestion[]) => void;
  readonly onPick: (suggestion: Suggestion) => void;
}

/** Returns the title with the matching parts highlighted; each part has an element of its own, so that a translator takes none from React. */
function marked(title: string, marks: readonly Range[]): readonly ReactNode[] {
  const ends = [0, ...marks.map(([, to]) => to)];
  return [
    ...marks.flatMap(([from, to], at) => [
      <span key={`${from}:`}>{title.slice(ends[at], from)}</span>,
      <mark key={from}>{title.slice(from, to)}</mark>,
    ]),
    <span key="">{title.slice(ends.at(-1))}</span>,
  ];
}

/** Renders the list of suggestions; the field keeps the focus. [MKT-18, API-16] */
export function Suggestions({ id, term, isOpen, active, onOptions, onPick }: SuggestionsProps) {
  const { t } = useT('marketplace_grid');
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  // The suggestions follow after the keystroke is painted.
  const options = useSuggestions(useAfterPaint(term));
  useLayoutEffect(() => onOptions(options), [onOptions, options]);
  // In a low window, or at 400 % zoom, the list would open below the edge.
  useEffect(() => {
    if (isOpen) list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const groups = (['item', 'group'] as const)
    .map((kind) => ({ kind, rows: options.map((one, at) => ({ one, at })).filter(({ one }) => one.kind === kind) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="popover listbox" part="suggestions" hidden={!isOpen}>
      <div role="listbox" id={`${id}l`} aria-label={t('marketplace_grid.suggestions')} ref={list}>
        {groups.map(({ kind, rows }) => (
          <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
            <p className="group-name" id={`${id}${kind}`} role="presentation">
              {t(kind === 'item' ? 'marketplace_grid.found_items' : 'marketplace_grid.found_groups')}
            </p>
            {rows.map(({ one, at }) => (
              <div
                key={at}
                className="option"
                role="option"
                // Keeps the focus in the field, which handles the keys and closes the list on blur.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(one)}
                id={`${id}o${at}`}
                aria-selected={at === active}
              >
                <CatalogueIcon name={one.kind === 'item' ? one.item.icon : one.group.icon} size="sm" quiet />
                <span translate="no">{marked(one.title, one.marks)}</span>
                {one.kind === 'item' ? (
                  <ItemPrice item={one.item} />
                ) : (
                  <small>
                    {t('marketplace_grid.items', {
                      count: one.group.items.length,
                      number: formatNumber(one.group.items.length, language),
                    })}
                  </small>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="listbox-foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <span>{t('marketplace_grid.keys_move')}</span>
        </span>
        <span>
          <kbd>Enter</kbd> <span>{t('marketplace_grid.keys_open')}</span>
        </span>
        <span>
          <kbd>Esc</kbd> <span>{t('marketplace_grid.keys_close')}</span>
        </span>
      </p>
    </div>
  );
}
