/** Controls that a person presses. */
const CONTROL = 'button, a[href], input, select, textarea, summary, [tabindex]';

/** How long (ms) a dialog may take to open and still belong to the press before it. */
const BELONGS = 30_000;

interface Press {
  readonly control: WeakRef<HTMLElement>;
  readonly at: number;
  /** True once the person has entered something elsewhere: what opens now no longer belongs to the press. */
  readonly isSpent: boolean;
}

/** The latest press in each document. */
const presses = new WeakMap<Document, Press>();

/** Returns the focused element of a document, also inside shadow roots; null if nothing has the focus. */
export function focusedIn(page: Document): HTMLElement | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== page.body ? focused : null;
}

/**
 * Remembers which control was pressed last: a dialog that loads first returns the focus to it and not to where the person has
 * gone meanwhile, and Safari does not focus a button on a click.
 */
export function followPresses(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const control = event.composedPath().find((one) => one instanceof HTMLElement && one.matches(CONTROL));
      if (control instanceof HTMLElement) stayAt(control);
    },
    { capture: true },
  );
  // Tab alone spends no press: somebody who waits for a dialog may look around.
  page.addEventListener(
    'input',
    (event) => {
      const press = presses.get(page);
      if (press && event.composedPath()[0] !== press.control.deref()) presses.set(page, { ...press, isSpent: true });
    },
    { capture: true },
  );
}

/** Records a control as the one that the person is at, as a press on it does. */
export const stayAt = (control: HTMLElement): void =>
  void presses.set(control.ownerDocument, { control: new WeakRef(control), at: Date.now(), isSpent: false });

/**
 * Returns the control that was pressed just now, as far as it is still on the page; null otherwise, and if the person has entered
 * something elsewhere since.
 */
export function pressedIn(page: Document): HTMLElement | null {
  const press = presses.get(page);
  const control = press && !press.isSpent && Date.now() - press.at < BELONGS ? press.control.deref() : null;
  return control?.isConnected ? control : null;
}

/** Returns whether the focus is on another control than the pressed one: the person has gone on to something else. */
export function hasGoneOn(page: Document): boolean {
  const focused = focusedIn(page);
  const pressed = presses.get(page)?.control.deref();
  return focused !== null && focused !== pressed;
}
