import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { closeIcon } from './icons';
import { useModal } from './kit/use-modal';

let locks = 0;

/** Locks the scroll position of the page while mounted. The scroll bar's gutter stays, so that the page does not shift sideways. */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    locks += 1;
    if (locks === 1) {
      // Only for a page with a scroll bar; the gutter would leave an empty strip on other pages.
      if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, { overflow, scrollbarGutter });
    };
  }, []);
}

export { default as drawerCss } from './drawer.css?inline';

interface DrawerProps {
  /** The accessible name of the drawer. */
  label: string;
  closeLabel: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The content of the button at the edge of the window. */
  button: ReactNode;
  /** Rendered only while open. */
  children: ReactNode;
}

/** Renders a button fixed to the lower edge of the window, and the drawer that it opens. */
export function Drawer({ label, closeLabel, open, onToggle, button, children }: DrawerProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => keepClear(bar), []);
  return (
    <>
      <div className="drawer-bar" ref={bar} part="drawer-bar">
        <button
          type="button"
          className="btn btn-primary"
          part="drawer-button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onToggle(true)}
        >
          {button}
        </button>
      </div>
      {open && (
        <Sheet label={label} closeLabel={closeLabel} onClose={() => onToggle(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}

interface SheetProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders the modal sheet: the page behind is inert and cannot scroll. Escape, the close button and a backdrop click close it. */
function Sheet({ label, closeLabel, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock();
  const modal = useModal(ref, { locked: false, onCancel: onClose });
  return (
    <dialog
      className="drawer"
      ref={ref}
      aria-label={label}
      part="drawer"
      onPointerDown={modal.onPointerDown}
      onClick={modal.onClick}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
    >
      <div className="drawer-sheet">
        <div className="drawer-close">
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

const GAP = 8;

/** Scrolls a focused element out from under the drawer's button, because the browser stops scrolling once the element is in the window. */
function keepClear(bar: { readonly current: HTMLElement | null }): () => void {
  const clear = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    const over = bar.current?.getBoundingClientRect();
    if (!over || !(target instanceof Element) || bar.current?.contains(target)) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const isUnder = left < over.right && right > over.left && bottom > over.top && top < over.bottom;
    // Skips an element taller than the rest of the window, because scrolling would move it away from the person who reads it.
    if (isUnder && bottom - over.top < over.top) scrollBy({ top: bottom - over.top + GAP });
  };
  document.addEventListener('focusin', clear);
  return () => document.removeEventListener('focusin', clear);
}
