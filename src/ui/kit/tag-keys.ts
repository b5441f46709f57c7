import type { KeyboardEvent, MouseEvent } from 'react';

interface TagActs {
  readonly onRemove: (text: string) => void;
  /** Moves the tag's text back into the field. */
  readonly onReopen: (text: string) => void;
}

/** Returns the direction of an arrow key relative to the writing direction; null for any other key. */
function wayOf(from: Element, key: string): 'before' | 'after' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isLeftToRight = getComputedStyle(from).direction !== 'rtl';
  return (key === 'ArrowLeft') === isLeftToRight ? 'before' : 'after';
}

const removeButton = (tag: Element | null): HTMLElement | null => tag?.querySelector('.tag-remove') ?? null;
const textOf = (tag: Element): string => tag.querySelector('.tag-text')?.textContent ?? '';

interface TagHandlers {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Returns the key and click handlers for a box of tags whose last child is the input. The box delegates events for all tags, so
 * that a tag needs no re-render when its position changes.
 */
export function tagHandlers({ onRemove, onReopen }: TagActs): TagHandlers {
  const remove = (tag: Element, field: HTMLElement, isBackwards: boolean): void => {
    const [before, after] = [tag.previousElementSibling, tag.nextElementSibling];
    const next = isBackwards ? (before ?? after) : (after ?? before);
    (removeButton(next) ?? field).focus();
    onRemove(textOf(tag));
  };
  const reopen = (tag: Element, field: HTMLElement): void => {
    field.focus();
    onReopen(textOf(tag));
  };

  return {
    onClick({ currentTarget: box, target }) {
      const field = box.querySelector('input');
      const button = (target as Element).closest('button');
      const tag = button?.closest('.tag');
      if (!field) return;
      if (tag && button?.matches('.tag-remove')) remove(tag, field, false);
      else if (tag) reopen(tag, field);
      else if (target === box) field.focus();
    },
    onKeyDown(event) {
      const { key, currentTarget: box, target } = event;
      const field = box.querySelector('input');
      const from = target as HTMLElement;
      const way = wayOf(from, key);
      if (!field) return;
      if (from === field) {
        const last = removeButton(box.querySelector('.tag:last-child'));
        const isAtStart = field.selectionEnd === 0 && !event.nativeEvent.isComposing;
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
    },
  };
}
