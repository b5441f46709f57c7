import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { closeIcon } from './icons';
import { useModal } from './kit/use-modal';
import { useScrollLock } from './kit/use-scroll-lock';

export { default as drawerCss } from './drawer.css?inline';

interface DrawerProps {
  /** Names the drawer for screen readers. */
  label: string;
  closeLabel: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** What the button at the edge of the window says. */
  button: ReactNode;
  /** Rendered only while open. */
  children: ReactNode;
}

/** A button that stays at the lower edge of the window, and the sheet that it brings in from the side. */
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

/** Modal: the page behind is inert and stands still; Escape, the cross and a press beside it close it. */
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

/** What gets the focus behind the button is brought out from under it: the browser stops as soon as it is in the window. */
function keepClear(bar: { readonly current: HTMLElement | null }): () => void {
  const clear = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    const over = bar.current?.getBoundingClientRect();
    if (!over || !(target instanceof Element) || bar.current?.contains(target)) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const isUnder = left < over.right && right > over.left && bottom > over.top && top < over.bottom;
    // What is taller than the rest of the window would be moved away from under its reader.
    if (isUnder && bottom - over.top < over.top) scrollBy({ top: bottom - over.top + GAP });
  };
  document.addEventListener('focusin', clear);
  return () => document.removeEventListener('focusin', clear);
}
