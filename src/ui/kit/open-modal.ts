import { keepPlace } from './give-back';
import { openRegionIn } from './live-region';
import { focusedIn, pressedIn } from './presses';
import { lockScroll } from './scroll-lock';

/** Buttons that leave a dialog. */
const LEAVES = '[data-leave]';

/** The kind of leaving button that had the focus, unpressed, in a dialog that another one takes the place of. */
let handed: string | null = null;

/** Remembers for the next dialog of the same moment on which leaving button the person was. */
function handOver(dialog: HTMLDialogElement): void {
  const focused = focusedIn(dialog.ownerDocument);
  const leave = focused && dialog.contains(focused) ? focused.closest<HTMLElement>(LEAVES) : null;
  // A pressed button has done its work: the next dialog then begins with its title.
  handed = leave && leave !== pressedIn(dialog.ownerDocument) ? (leave.dataset['leave'] ?? null) : null;
  queueMicrotask(() => (handed = null));
}

/**
 * Moves the focus into a dialog: to the field or player marked `data-focus`, else to the title, because a key that was meant
 * for something else then does nothing. Somebody who went to a leaving button while the content was loading stays on it.
 */
function enter(dialog: HTMLDialogElement): void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const kept = handed && find(`[data-leave='${handed}']`);
  (kept || find('[data-focus]') || find('.dialog-title'))?.focus();
}

/**
 * Shows a dialog aside: the focus stays where it is, which the dialog's own methods would not allow.
 * @returns a function that gives the focus back if it is in the dialog; it must run before the dialog leaves the page
 */
export function openAside(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument;
  const giveBack = keepPlace(focusedIn(page) ?? pressedIn(page));
  dialog.open = true;
  return () => {
    const isInside = dialog.contains(focusedIn(page));
    dialog.open = false;
    if (isInside) giveBack();
  };
}

/**
 * Shows a dialog modally: the page behind is inert and does not scroll, and what is announced is announced in the dialog.
 * @returns a function that closes it and gives the focus back; it must run before the dialog leaves the page
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument;
  const giveBack = keepPlace(pressedIn(page) ?? focusedIn(page), dialog);
  const unlock = lockScroll(page.documentElement);
  dialog.showModal();
  const closeRegion = openRegionIn(dialog);
  enter(dialog);
  return () => {
    handOver(dialog);
    closeRegion();
    dialog.close();
    unlock();
    giveBack();
  };
}
