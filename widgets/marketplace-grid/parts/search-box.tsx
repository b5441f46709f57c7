import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Suggestion } from '../../../src/domain/marketplace/suggest';
import { useElement } from '../../../src/element/context';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { announce } from '../../../src/page/announce';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { selectSearchIndex } from '../../../src/store/market/selectors';
import { Icon } from '../../../src/ui/icon';
import { IconButton } from '../../../src/ui/icon-button';
import { closeIcon, searchIcon } from '../../../src/ui/icons';
import { useOptimisticChoice } from '../../../src/ui/kit/use-optimistic-choice';
import { useSearchKey } from './use-search-key';

const loadSuggestions = () => import('./suggestions');
const NONE: readonly Suggestion[] = [];
/** ms; debounces the announcement while the person types. */
const DEBOUNCE_MS = 700;

interface SearchBoxProps {
  readonly term: string;
  /** The outcome of the search and filters, for screen readers; '' if there is nothing to tell. */
  readonly result: string;
  /** The key that focuses the field; '' for none. */
  readonly searchKey: string;
  readonly onType: (term: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
}

/**
 * Renders a combobox after the ARIA pattern: focus stays in the field, the arrow keys move through the suggestions, Enter opens one,
 * Escape first closes the list and then clears the field. The term also filters the page. [MKT-18]
 */
export function SearchBox({ term: told, result, searchKey, onType, onPick }: SearchBoxProps) {
  const { t } = useT('marketplace_grid');
  const { store } = useRuntime();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isClosed, setIsClosed] = useState(true);
  const [options, setOptions] = useState(NONE);
  const [active, setActive] = useState(-1);
  const { part } = useLazyPart(loadSuggestions, hasFocus);
  // Optimistic state paints a letter before the page that it filters.
  const [term, choose] = useOptimisticChoice(told, onType);
  const isOpen = hasFocus && !isClosed && options.length > 0;
  const chosen = isOpen ? options[active] : undefined;
  const suggested = isOpen ? t('marketplace_grid.suggested', { count: options.length }) : '';
  useDebouncedAnnounce([result, suggested].filter(Boolean).join('. '));
  useSearchKey(searchKey, input);

  const type = (text: string): void => {
    setIsClosed(text.trim() === '');
    setActive(-1);
    choose(text);
  };
  const pick = (suggestion: Suggestion): void => {
    setIsClosed(true);
    onPick(suggestion);
  };
  const walk = (by: 1 | -1): void => {
    if (term.trim() === '') return;
    setIsClosed(false);
    // One place more than options, because the field itself is part of the cycle.
    const places = options.length + 1;
    setActive((was) => ((was + 1 + by + places) % places) - 1);
  };
  const press = (event: KeyboardEvent): void => {
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Enter: () => (chosen ? pick(chosen) : setIsClosed(true)),
      Escape: () => (isOpen ? setIsClosed(true) : type('')),
    };
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act || (event.key === 'Escape' && !isOpen && term === '')) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="combo" role="search" part="search">
      <span className="input-wrap">
        <Icon shape={searchIcon} />
        <input
          ref={input}
          className="input"
          part="input"
          role="combobox"
          aria-label={t('marketplace_grid.search')}
          placeholder={t('marketplace_grid.search')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}l` : undefined}
          aria-activedescendant={chosen && `${id}o${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={term}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={() => {
            setHasFocus(true);
            // Builds the search index on focus, so that the first keystroke need not wait for it.
            selectSearchIndex(store.getState());
          }}
          onBlur={() => setHasFocus(false)}
        />
        {term !== '' && (
          <span className="in-end">
            <IconButton
              icon={closeIcon}
              label={t('marketplace_grid.clear_search')}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            />
          </span>
        )}
      </span>
      {part && (
        <part.Suggestions
          id={id}
          term={hasFocus ? term : ''}
          isOpen={isOpen}
          active={active}
          onOptions={setOptions}
          onPick={pick}
        />
      )}
    </div>
  );
}

/** Announces a text after it has been unchanged for `DEBOUNCE_MS` ms. Skips one that has been heard as the beginning of the last. */
function useDebouncedAnnounce(text: string): void {
  const { ownerDocument } = useElement().host;
  const language = useLanguage();
  const told = useRef('');
  useEffect(() => {
    if (text === '') told.current = '';
    if (text === '' || told.current.startsWith(text)) return undefined;
    const timer = setTimeout(() => {
      told.current = text;
      announce(ownerDocument, text, language);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [ownerDocument, language, text]);
}
