import { focusedIn, stayAt } from './presses';

/** What has a name, and so says where the focus is. */
const NAMED = 'button, a[href], input, select, textarea, summary, h1, h2, h3, h4';

/** Lists the elements around one, also outside its shadow root, the nearest first. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const boxes: HTMLElement[] = [];
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node instanceof HTMLElement && node !== element && node !== node.ownerDocument.body) boxes.push(node);
  return boxes;
}

/** Moves the focus to an element and into view; returns false if the element cannot take it. */
function moveTo(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (focusedIn(element.ownerDocument) !== element) return false;
  stayAt(element);
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Moves the focus to the first control or heading in a box; returns false if there is none. */
function moveInto(box: HTMLElement): boolean {
  for (const one of (box.shadowRoot ?? box).querySelectorAll<HTMLElement>(NAMED)) {
    if (/^H\d$/.test(one.tagName) && !one.hasAttribute('tabindex')) one.tabIndex = -1;
    if (moveTo(one)) return true;
  }
  return false;
}

/** What gives the focus back after each dialog. */
const returns = new WeakMap<Element, () => void>();

/**
 * Returns a function that gives the focus back to an element after a dialog. If it went with a dialog of its own, what opened
 * that one takes the focus; else the nearest control or heading that is still around its place, so that a screen reader has
 * something to say.
 * @param dialog the dialog that is about to open, so that one opened from within it can come back to this place
 */
export function keepPlace(opener: HTMLElement | null, dialog?: HTMLDialogElement): () => void {
  const boxes = opener ? around(opener) : [];
  const outer = boxes.find((box) => box instanceof HTMLDialogElement);
  // Reads this now, so that a dialog that is opened from within itself cannot refer to its own function.
  const giveBackOuter = outer && returns.get(outer);
  const giveBack = (): void => {
    if (opener?.isConnected && moveTo(opener)) return;
    if (giveBackOuter && !outer.isConnected) return giveBackOuter();
    boxes.some((box) => box.isConnected && moveInto(box));
  };
  if (dialog) returns.set(dialog, giveBack);
  return giveBack;
}
