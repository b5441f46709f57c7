import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { openAside, openModal } from './open-modal';

interface Modal {
  /** True if the page stays usable and the focus where it is. The value at mount counts. */
  aside?: boolean | undefined;
  locked: boolean;
  onCancel: (() => void) | undefined;
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;
type Handler = (event: DialogEvent) => void;

/** Event handlers for the `<dialog>`. */
interface ModalHandlers {
  readonly onPointerDown: Handler;
  readonly onClick: Handler;
  readonly onCancel: Handler;
  readonly onClose: Handler;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/** Returns whether an event belongs to the dialog itself. React also bubbles events of a file input or a nested dialog. */
const isOwn = ({ target, currentTarget }: DialogEvent): boolean => target === currentTarget;

/**
 * Shows a `<dialog>` while it is mounted: modally, with the focus moved in and back, or aside, with the focus left alone. It
 * cancels on Escape, and a modal one on a backdrop click.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { aside = false, locked, onCancel }: Modal,
): ModalHandlers {
  // A press that starts inside (e.g. a text selection) and ends on the backdrop does not cancel.
  const isPressedBeside = useRef(false);
  const isAside = useRef(aside);
  const cancel = (): void => {
    if (!locked) onCancel?.();
  };

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    return isAside.current ? openAside(dialog) : openModal(dialog);
  }, [ref]);

  return {
    onPointerDown(event) {
      isPressedBeside.current = isOwn(event);
    },
    onClick(event) {
      if (!isAside.current && isPressedBeside.current && isOwn(event)) cancel();
    },
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      cancel();
    },
    // A second Escape closes the dialog even if `cancel` was prevented, because browsers do not let a page trap its reader.
    onClose(event) {
      const dialog = event.currentTarget;
      // The `close` event is asynchronous: the dialog may be unmounted or open again by now.
      if (!isOwn(event) || dialog.open || !dialog.isConnected) return;
      if (locked) dialog.showModal();
      else onCancel?.();
    },
    // Browsers raise `cancel` for modal dialogs only.
    onKeyDown(event) {
      if (isAside.current && event.key === 'Escape') cancel();
    },
  };
}
