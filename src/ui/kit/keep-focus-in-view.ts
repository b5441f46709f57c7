/** Remembers which element had the focus when a message unmounted, because React may attach the same elements again. */
const left = new WeakMap<HTMLElement, HTMLElement>();

/** What may get the focus: what says the outcome of the press, or a title, which a screen reader reads; else the first control. */
const OUTCOMES = '[data-outcome]';
const TITLES = 'h1, h2, h3, h4, h5, h6, caption';
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Moves the focus from a view, which has no name, to its outcome, its title or its first control. */
function settle(view: HTMLElement, scroll: boolean): void {
  const root = view.getRootNode() as ShadowRoot;
  const homes = [OUTCOMES, TITLES].find((kind) => view.querySelector(kind)) ?? CONTROLS;
  for (const home of view.querySelectorAll<HTMLElement>(homes)) {
    if (root.activeElement !== view) return;
    if (!home.matches(CONTROLS)) home.tabIndex = -1;
    home.focus({ preventScroll: !scroll });
  }
}

/**
 * Ref callback: keeps the focus in the view when a message or line unmounts together with its pressed button. The focus moves to
 * what says the outcome (`data-outcome`) in the surrounding dialog or view, else to its title.
 */
export const keepFocusInView = (message: HTMLElement | null) => {
  if (message) left.get(message)?.focus();
  return (): void => {
    const root = message?.getRootNode() as ShadowRoot | undefined;
    const view = message?.closest('dialog') ?? root?.querySelector<HTMLElement>('.wb-root');
    const focused = root?.activeElement;
    if (!message || !view || !(focused instanceof HTMLElement) || !message.contains(focused)) return;
    left.set(message, focused);
    // The page does not move away under a pointer.
    const isKeyboard = focused.matches(':focus-visible');
    view.tabIndex = -1;
    view.focus({ preventScroll: true });
    // What the view shows instead is there once React has committed.
    queueMicrotask(() => settle(view, isKeyboard));
  };
};
