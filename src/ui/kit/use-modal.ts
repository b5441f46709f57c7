import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  locked: boolean;
  onCancel: (() => void) | undefined;
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;
type Handler = (event: DialogEvent) => void;

/** What the `<dialog>` hears. */
interface ModalHandlers {
  readonly onPointerDown: Handler;
  readonly onClick: Handler;
  readonly onCancel: Handler;
  readonly onClose: Handler;
}

/** Of the dialog itself: React hands on what a file input or another dialog inside it fires, too. */
const isOwn = ({ target, currentTarget }: DialogEvent): boolean => target === currentTarget;

/**
 * Shows a `<dialog>` modally while it is mounted: focus in and back again, Escape and a click beside it cancel.
 * The focus goes to what is marked `data-focus`, else to the title.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { locked, onCancel }: Modal): ModalHandlers {
  // A press that began inside (selecting text) and ended beside it is no wish to leave.
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
    // Before React takes the node out: only `close()` gives the focus back.
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
    // A second Escape closes a dialog whatever `cancel` says, so that no page can trap its reader.
    onClose(event) {
      const dialog = event.currentTarget;
      // The word that a dialog has closed comes late: it may be gone by then, or open again.
      if (!isOwn(event) || dialog.open || !dialog.isConnected) return;
      if (locked) dialog.showModal();
      else onCancel?.();
    },
  };
}
