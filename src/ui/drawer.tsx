import { useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { closeIcon } from './icons';
import { useModal } from './kit/use-modal';

export { default as drawerCss } from './drawer.css?inline';

interface DrawerProps {
  /** The accessible name of the drawer. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a modal sheet at the side of the window: the page behind is inert and cannot scroll. Escape, the close button and a
 * backdrop click close it.
 */
export function Drawer({ label, closeLabel, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
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
