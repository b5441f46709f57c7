import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from './kit/cx';
import type { FieldControl } from './field';
import { tagHandlers } from './kit/tag-keys';

export { default as tagInputCss } from './tag-input.css?inline';

/** Debounce delay (ms): after it without typing, the typed text becomes a tag. [QUO-32] */
const DEBOUNCE_MS = 800;

export interface Tag {
  /** Unique among the tags. */
  readonly text: string;
  readonly isBad: boolean;
}

interface TagListProps {
  readonly tags: readonly Tag[];
  /** The accessible name of the list. */
  readonly listLabel: string;
  /** Returns the label of a tag's remove button, “Remove ann@example.com”. Memoized tags call it again only if it changes. */
  readonly removeLabel: (text: string) => string;
  /** Returns the label of the button that edits an invalid tag, such as “ann@example, not valid, edit”. */
  readonly mendLabel: (text: string) => string;
  readonly onRemove: (text: string) => void;
  /** Moves the tag's text back into the field. */
  readonly onReopen: (text: string) => void;
}

export interface TagInputProps extends TagListProps {
  readonly control: FieldControl;
  /** Typed text that is not yet a tag. */
  readonly text: string;
  /** Called with the new content of the field. */
  readonly onType: (text: string) => void;
  /** Commits the field's content as tags: on Enter and blur; with a text on paste and drop. */
  readonly onCommit: (text?: string) => void;
  /** Called after the debounce delay. */
  readonly onPause: () => void;
}

/**
 * Renders a field that turns typed text into tags; the owner decides what becomes a tag. Backspace at the start and the arrow
 * keys move the focus into the tags; Delete and Backspace remove a tag there, and the arrow keys move back.
 * [QUO-28 … QUO-32, LAY-13]
 */
export function TagInput({ control, text, onType, onCommit, onPause, onRemove, onReopen, ...list }: TagInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const { onClick, onKeyDown } = tagHandlers({ onRemove, onReopen });
  // Text of an unfinished IME composition, which must not be split or committed.
  const [composed, setComposed] = useState<string | null>(null);
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    if (!text || composed !== null) return undefined;
    const timer = setTimeout(pause, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, composed]);

  // Scrolls to the newest tag: a few tags scroll together with the field, many tags in a list of their own.
  const shown = useRef(list.tags);
  useLayoutEffect(() => {
    const { current } = box;
    const isTypedIn = (current?.getRootNode() as ShadowRoot | undefined)?.activeElement === current?.lastElementChild;
    const isNews = shown.current !== list.tags;
    shown.current = list.tags;
    if (!current || !isTypedIn || !isNews) return;
    for (const scroller of [current, ...current.children]) scroller.scrollTop = scroller.scrollHeight;
  }, [list.tags]);

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Prevents the implicit submit, because Enter was meant to commit an address.
    event.preventDefault();
    onCommit();
  };
  const insert = (
    event: { preventDefault(): void },
    { value, selectionStart, selectionEnd }: HTMLInputElement,
    pasted: string,
  ) => {
    event.preventDefault();
    onCommit(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
  };

  return (
    <div ref={box} className="tag-box" part="tags" onClick={onClick} onKeyDown={onKeyDown}>
      <Tags {...list} />
      <input
        {...control}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-focus=""
        value={composed ?? text}
        onChange={({ target, nativeEvent }) =>
          (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : onType(target.value)
        }
        onCompositionEnd={({ currentTarget }) => {
          setComposed(null);
          onType(currentTarget.value);
        }}
        onKeyDown={press}
        // The input itself would drop the line breaks between pasted addresses.
        onPaste={(event) => insert(event, event.currentTarget, event.clipboardData.getData('text'))}
        onDrop={(event) => insert(event, event.currentTarget, event.dataTransfer.getData('text'))}
        onBlur={({ relatedTarget, currentTarget }) => {
          // Focus that moves to another window, where the rest of the address may be, or to the field's own tags does not commit.
          const isKept = (currentTarget.getRootNode() as ShadowRoot).activeElement === currentTarget;
          if (!isKept && !currentTarget.parentElement?.contains(relatedTarget)) onCommit();
        }}
      />
    </div>
  );
}

type TagsProps = Omit<TagListProps, 'onRemove' | 'onReopen'>;

/** Memoized apart from the field, so that a keystroke does not re-render two hundred tags. */
const Tags = memo(function Tags({ tags, listLabel, removeLabel, mendLabel }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={listLabel}>
      {tags.map(({ text, isBad }, at) => (
        <TagItem
          key={text}
          text={text}
          mendLabel={isBad ? mendLabel : undefined}
          removeLabel={removeLabel}
          isLast={at === tags.length - 1}
        />
      ))}
    </ul>
  );
});

interface TagItemProps {
  readonly text: string;
  readonly removeLabel: (text: string) => string;
  readonly mendLabel: ((text: string) => string) | undefined;
  readonly isLast: boolean;
}

/** Roving tabindex: Tab reaches the invalid tags and the last one, and the arrow keys reach all. */
const TagItem = memo(function TagItem({ text, removeLabel, mendLabel, isLast }: TagItemProps) {
  return (
    <li className={cx('tag', mendLabel && 'is-bad')} part="tag">
      {mendLabel ? (
        <button type="button" className="tag-text" aria-label={mendLabel(text)}>
          {text}
        </button>
      ) : (
        <span className="tag-text">{text}</span>
      )}
      <button type="button" className="tag-remove" tabIndex={isLast ? 0 : -1} aria-label={removeLabel(text)} />
    </li>
  );
});
