import { useEffect, type RefObject } from 'react';
import { focusedIn } from '../../../src/ui/kit/presses';

/** Elements that use the key themselves. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Focuses the field when its key is pressed while no other field has the focus and no dialog is open. The page can choose another
 * key, or none: a shortcut of one character disturbs speech input (WCAG 2.1.4).
 */
export function useSearchKey(key: string, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (key === '') return undefined;
    const press = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (event.key !== key || !isPlain || event.defaultPrevented) return;
      if (focusedIn(document)?.matches(FIELD) || field.current?.closest('[inert]')) return;
      // An open modal dialog keeps the focus, so the field does not take it.
      field.current?.focus();
      if (focusedIn(document) === field.current) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, field]);
}
