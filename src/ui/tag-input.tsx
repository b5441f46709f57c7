import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from './kit/cx';
import type { FieldControl } from './field';
import { tagHandlers } from './kit/tag-keys';

export { default as tagInputCss } from './tag-input.css?inline';

/** How long somebody has stopped typing when what is typed becomes a tag, in ms. [QUO-32] */
const REST = 800;

export interface Tag {
  /** No two are the same. */
  readonly text: string;
  readonly isBad: boolean;
}

interface TagListProps {
  readonly tags: readonly Tag[];
  /** What the list is called. */
  readonly listLabel: string;
  /** "Remove ann@example.com"; not called again while it is the same function. */
  readonly removeLabel: (text: string) => string;
  /** "Correct ann@example", for a tag that is wrong. */
  readonly mendLabel: (text: string) => string;
  readonly onRemove: (text: string) => void;
  /** Back into the field. */
  readonly onReopen: (text: string) => void;
}

export interface TagInputProps extends TagListProps {
  readonly control: FieldControl;
  /** What is typed and not yet a tag. */
  readonly text: string;
  /** The field holds this now. */
  readonly onType: (text: string) => void;
  /** All that the field holds is finished: Enter, leaving the field; with a text, a paste. */
  readonly onCommit: (text?: string) => void;
  /** Nobody has typed for a while. */
  readonly onRest: () => void;
}

/**
 * A field that turns what is typed into tags. Its owner decides what becomes one. Backspace at the start and the arrow keys go
 * into the tags; there Delete and Backspace remove, and the arrow keys lead back. [QUO-28 … QUO-32, LAY-13]
 */
export function TagInput({ control, text, onType, onCommit, onRest, onRemove, onReopen, ...list }: TagInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const { onClick, onKeyDown } = tagHandlers({ onRemove, onReopen });
  // Of an input method that is not finished: none of it may be split or committed.
  const [composed, setComposed] = useState<string | null>(null);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!text || composed !== null) return undefined;
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }, [text, composed]);

  // What was entered last is shown: a few tags scroll with the field behind them, many in a list of their own.
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
    // Never the form: it would be sent by the Enter that was meant for an address.
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
        // The field itself would drop the line breaks between two addresses.
        onPaste={(event) => insert(event, event.currentTarget, event.clipboardData.getData('text'))}
        onDrop={(event) => insert(event, event.currentTarget, event.dataTransfer.getData('text'))}
        onBlur={({ relatedTarget, currentTarget }) => {
          // To another window, where the rest of the address may be, or to the field's own tags: it is not left.
          const isKept = (currentTarget.getRootNode() as ShadowRoot).activeElement === currentTarget;
          if (!isKept && !currentTarget.parentElement?.contains(relatedTarget)) onCommit();
        }}
      />
    </div>
  );
}

type TagsProps = Omit<TagListProps, 'onRemove' | 'onReopen'>;

/** Apart from the field, so that no key has to look at two hundred tags. */
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

/** The last one can be reached by Tab, the others from there. */
const TagItem = memo(function TagItem({ text, removeLabel, mendLabel, isLast }: TagItemProps) {
  return (
    <li className={cx('tag', mendLabel && 'is-bad')} part="tag">
      {mendLabel ? (
        <button type="button" className="tag-text" tabIndex={-1} aria-label={mendLabel(text)}>
          {text}
        </button>
      ) : (
        <span className="tag-text">{text}</span>
      )}
      <button type="button" className="tag-remove" tabIndex={isLast ? 0 : -1} aria-label={removeLabel(text)} />
    </li>
  );
});
