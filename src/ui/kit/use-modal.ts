import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
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
}

/** Returns whether an event belongs to the dialog itself. React also bubbles events of a file input or a nested dialog. */
const isOwn = ({ target, currentTarget }: DialogEvent): boolean => target === currentTarget;

/**
 * Shows a `<dialog>` modally while it is mounted: moves the focus in and back, and cancels on Escape or a backdrop click. The
 * focus moves to the element marked `data-focus`, else to the title.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { locked, onCancel }: Modal): ModalHandlers {
  // A press that starts inside (e.g. a text selection) and ends on the backdrop does not cancel.
  const isPressedBeside = useRef(false);
  const cancel = (): void => {
    if (!locked) onCancel?.();
  };

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    (find('[data-focus]') ?? find('.dialog-title'))?.focus();
    // Runs before React removes the node, because only `close()` restores the focus.
    return () => dialog.close();
  }, [ref]);

  return {
    onPointerDown(event) {
      isPressedBeside.current = isOwn(event);
    },
    onClick(event) {
      if (isPressedBeside.current && isOwn(event)) cancel();
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
  };
}
