import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface Modal {
  locked: boolean;
  onCancel: (() => void) | undefined;
}

/**
 * Shows a `<dialog>` modally while it is mounted: focus in and back again, Escape and a click beside it cancel.
 * The focus goes to what is marked `data-focus`, else to the title.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal): void {
  const cancel = useEffectEvent(() => {
    if (!modal.locked) modal.onCancel?.();
  });
  // A second Escape closes a dialog whatever `cancel` says, so that no page can trap its reader.
  const closed = useEffectEvent((dialog: HTMLDialogElement) => {
    if (dialog.open) return;
    if (modal.locked) dialog.showModal();
    else modal.onCancel?.();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    (find('[data-focus]') ?? find('.dialog-title'))?.focus();
    // Before React takes the node out: only `close()` gives the focus back.
    return () => dialog.close();
  }, [ref]);

  // Before it is painted: nobody is quicker than that with Escape.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // A press that began inside (selecting text) and ended beside it is no wish to leave.
    let pressedBeside = false;
    dialog.addEventListener('pointerdown', (event) => (pressedBeside = event.target === dialog), { signal });
    dialog.addEventListener('click', (event) => pressedBeside && event.target === dialog && cancel(), { signal });
    dialog.addEventListener('close', (event) => event.target === dialog && closed(dialog), { signal });
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file input inside fires a `cancel` of its own.
        if (event.target !== dialog) return;
        event.preventDefault();
        cancel();
      },
      { signal },
    );
    return () => listening.abort();
  }, [ref]);
}
