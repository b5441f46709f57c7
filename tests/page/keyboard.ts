import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A control that has the focus. */
interface FocusedStop {
  /** Its accessible name. */
  readonly name: string;
  /** True if the focus can be seen: the control, its label, or what is drawn for it has a ring. */
  readonly isSeen: boolean;
}

/** Runs in the page. Returns the focused control once the page is drawn; null if nothing has the focus. */
const focusNow = async (): Promise<FocusedStop | null> => {
  await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
  let control = document.activeElement;
  while (control?.shadowRoot?.activeElement) control = control.shadowRoot.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return null;
  const root = control.getRootNode() as Document | ShadowRoot;
  const [label] =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? (control.labels ?? []) : [];
  const by = control.getAttribute('aria-labelledby');
  const texts = [
    control.ariaLabel,
    by && root.getElementById(by)?.textContent,
    label?.innerText,
    control.innerText,
    control.title,
  ];
  return {
    name: (texts.find((text) => text?.trim()) ?? '').replace(/\s+/g, ' ').trim(),
    // A heading that takes the focus from a script shows no ring, because no key acts on it.
    isSeen:
      control.tabIndex < 0 ||
      [control, label, control.parentElement, control.nextElementSibling].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      }),
  };
};

/** Returns the name of what has the focus; '' if nothing has it, or if it has no name. */
export const focusedName = async (page: Page): Promise<string> => (await page.evaluate(focusNow))?.name ?? '';

const isNamed = async (page: Page, name: string | RegExp): Promise<boolean> => {
  const now = await focusedName(page);
  return typeof name === 'string' ? now === name : name.test(now);
};

/** Presses Tab until a control of that name has the focus. Every stop on the way has a name and shows the focus. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  const isThere = (stop: FocusedStop | null): boolean =>
    stop !== null && (typeof name === 'string' ? stop.name === name : name.test(stop.name));
  for (let presses = 0; presses < 200; presses += 1) {
    const stop = await page.evaluate(focusNow);
    if (stop) {
      expect([stop.name, stop.isSeen]).toEqual([expect.stringMatching(/\S/), true]);
      if (isThere(stop)) return;
      passed.push(stop.name);
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}; it passed ${passed.slice(0, 60).join(' | ')}`);
}

/** Goes to a control by Tab and presses it. */
export async function pressByTab(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Time (ms) after which a press in a dialog that has just opened counts, with room for a slow machine. */
const SETTLED = 1500;

/**
 * Goes to a control of a dialog by Tab and presses it until it leads on, because a press right after a dialog has opened counts as a
 * double press.
 */
export async function pressOn(page: Page, name: string | RegExp, next: Locator): Promise<void> {
  await tabTo(page, name);
  const isThere = () =>
    next.waitFor({ timeout: SETTLED }).then(
      () => true,
      () => false,
    );
  for (let presses = 0; presses < 5; presses += 1) {
    // A slow answer takes the pressed control away before the next step is there.
    if (await isNamed(page, name)) await page.keyboard.press('Enter');
    if (await isThere()) return;
  }
  await next.waitFor();
}
