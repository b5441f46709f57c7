import { useEffect, useEffectEvent, type RefObject } from 'react';

interface TagActs {
  readonly onRemove: (text: string) => void;
  /** Back into the field. */
  readonly onReopen: (text: string) => void;
}

/** Which way an arrow key goes, in the direction of the page's writing; null for any other key. */
function wayOf(from: Element, key: string): 'before' | 'after' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isLeftToRight = getComputedStyle(from).direction !== 'rtl';
  return (key === 'ArrowLeft') === isLeftToRight ? 'before' : 'after';
}

const removeButton = (tag: Element | null): HTMLElement | null => tag?.querySelector('.tag-remove') ?? null;
const textOf = (tag: Element): string => tag.querySelector('.tag-text')?.textContent ?? '';

/**
 * The keys and the clicks of a box of tags, whose last child is the field. One listener for all tags, so that two hundred cost
 * no more than one, and no tag is drawn again when its place changes.
 */
export function useTagKeys(ref: RefObject<HTMLElement | null>, acts: TagActs): void {
  const remove = useEffectEvent((tag: Element, field: HTMLElement, isBackwards: boolean) => {
    const [before, after] = [tag.previousElementSibling, tag.nextElementSibling];
    const next = isBackwards ? (before ?? after) : (after ?? before);
    (removeButton(next) ?? field).focus();
    acts.onRemove(textOf(tag));
  });
  const reopen = useEffectEvent((tag: Element, field: HTMLElement) => {
    field.focus();
    acts.onReopen(textOf(tag));
  });

  useEffect(() => {
    const box = ref.current;
    const field = box?.querySelector('input');
    if (!box || !field) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const click = ({ target }: MouseEvent): void => {
      const button = (target as Element).closest('button');
      const tag = button?.closest('.tag');
      if (tag && button?.matches('.tag-remove')) remove(tag, field, false);
      else if (tag) reopen(tag, field);
      else if (target === box) field.focus();
    };
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const from = target as HTMLElement;
      const way = wayOf(from, key);
      if (from === field) {
        const last = removeButton(box.querySelector('.tag:last-child'));
        const isAtStart = field.selectionEnd === 0 && !event.isComposing;
        if (!last || !isAtStart || (key !== 'Backspace' && way !== 'before')) return;
        event.preventDefault();
        return last.focus();
      }
      const tag = from.closest('.tag');
      const isRemoval = key === 'Backspace' || key === 'Delete';
      if (!tag || (!isRemoval && !way)) return;
      event.preventDefault();
      if (isRemoval) return remove(tag, field, key === 'Backspace');
      const stops = [...box.querySelectorAll<HTMLElement>('button, input')];
      stops[stops.indexOf(from) + (way === 'before' ? -1 : 1)]?.focus();
    };
    box.addEventListener('click', click, { signal });
    box.addEventListener('keydown', press, { signal });
    return () => listening.abort();
  }, [ref]);
}
