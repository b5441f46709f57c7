/** Remembers which element had the focus when a message unmounted, because React may attach the same elements again. */
const left = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Ref callback: keeps the focus in the view when a message or line unmounts together with its pressed button. The focus moves to
 * the surrounding dialog or view.
 */
export const keepFocusInView = (message: HTMLElement | null) => {
  if (message) left.get(message)?.focus();
  return (): void => {
    const root = message?.getRootNode() as ShadowRoot | undefined;
    const view = message?.closest('dialog') ?? root?.querySelector<HTMLElement>('.wb-root');
    const focused = root?.activeElement;
    if (!message || !view || !(focused instanceof HTMLElement) || !message.contains(focused)) return;
    left.set(message, focused);
    view.tabIndex = -1;
    view.focus();
  };
};
