import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually, settled } from './acts';
import { expectClean, openPage } from './kit';

/** A control that the Tab key reached: its name, and what lies over it. */
interface Stop {
  readonly name: string;
  readonly under: string | null;
}

/** Runs in the page. Returns the focused control once the page is drawn and scrolls no more, or null if the focus is on none. */
const stopNow = async (): Promise<Stop | null> => {
  const within = (root: Document | ShadowRoot): Element | null =>
    root.activeElement?.shadowRoot?.activeElement ? within(root.activeElement.shadowRoot) : root.activeElement;
  const at = (root: Document | ShadowRoot, x: number, y: number): Element | null => {
    const found = root.elementFromPoint(x, y);
    return found?.shadowRoot && found.shadowRoot !== root ? (at(found.shadowRoot, x, y) ?? found) : found;
  };
  let last: number | undefined = Number.NaN;
  let now: number | undefined;
  while (now !== last) {
    last = now;
    await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
    now = within(document)?.getBoundingClientRect().top;
  }
  const control = within(document);
  if (!(control instanceof HTMLElement) || control === document.body) return null;
  const [label] =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? (control.labels ?? []) : [];
  // A radio or check box is pressed by its label.
  const pressed = control.matches('[type=radio], [type=checkbox]') && label ? label : control;
  const isOwn = (found: Node | null): boolean => {
    for (let node = found; node; node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)) {
      if (node === pressed || node === control) return true;
      // A control shows its own explanation, which Escape takes away.
      if (node instanceof Element && node.role === 'tooltip') return true;
    }
    return false;
  };
  const overNow = (): Element | null | undefined => {
    const { left, top, width, height } = pressed.getBoundingClientRect();
    const points = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ].map(([x = 0, y = 0]) => at(document, left + width * x, top + height * y));
    return points.find((found) => !isOwn(found));
  };
  let over = overNow();
  if (over === null) {
    // Firefox leaves a control where it is if a part of it is in the window, where Chromium scrolls to all of it.
    pressed.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    over = overNow();
  }
  return {
    name: (control.ariaLabel ?? label?.innerText ?? (control.innerText || control.title)).trim(),
    under: over === undefined ? null : (over?.outerHTML.slice(0, 120) ?? 'out of the window'),
  };
};

/** Presses Tab through the whole page. */
async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    // After the last control the focus moves to the browser's own toolbar.
    if (!stop && stops.length > 0) return stops;
    if (stop) stops.push(stop);
  }
  return stops;
}

describe.each(['/pricing', '/platform/marketplace'])('the Tab key on %s with a filled cart', (path) => {
  it.each([
    [1440, 900],
    [360, 740],
    [320, 256],
  ])('reaches no control that is covered or has no name, in a window of %i × %i', async (width, height) => {
    const page = await openPage({ path, viewport: { width, height } });
    await settled(page);
    await page.evaluate(() => Reflect.get(window, 'waybill').cart.add('package/35'));
    const bar = page.locator('waybill-cart').getByRole('button', { name: /^Your cart/ });
    await eventually(() => bar.innerText()).toContain('$');
    await settled(page);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ name, under }) => name === '' || under !== null)).toEqual([]);
    expectClean(page);
  });
});
