import axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Windows at 400 % zoom, and on a small phone with its keyboard open. */
const LOW = [
  { width: 320, height: 256 },
  { width: 360, height: 380 },
] as const;

/** Focuses each control of a dialog and returns those of which the middle belongs to something else, or lies outside the window. */
const covered = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((box) => {
    const controls = box.querySelectorAll<HTMLElement>('button, a[href], input:not(:disabled), textarea, select');
    return [...controls].flatMap((control) => {
      control.focus();
      // A link in a sentence may break into two boxes, between which its middle lies outside of both.
      const [{ left, top, width, height } = control.getBoundingClientRect()] = control.getClientRects();
      // A shadow root answers with its own element at a point; the dialog’s is the innermost one.
      const root = box.getRootNode() as ShadowRoot;
      const found = root.elementFromPoint(left + width / 2, top + height / 2);
      const isOwn = found && (control.contains(found) || control.closest('label')?.contains(found));
      return isOwn ? [] : [`${control.textContent || control.outerHTML} is under ${found?.className ?? 'nothing'}`];
    });
  });

/** Runs axe on the open dialogs. @returns the rule and place of each violation */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(
      { include: [['waybill-dialogs']] },
      { resultTypes: ['violations'] },
    ),
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}

/** Checks an open dialog: axe, a locked page behind it, and every control in reach in a low window. */
export async function checkDialog(page: Page, dialog: Locator, name: string): Promise<void> {
  const before = page.viewportSize();
  await dialog.waitFor();
  expect([name, await violations(page)]).toEqual([name, []]);
  const scrolled = () => page.evaluate(() => scrollY);
  const at = await scrolled();
  await page.mouse.move(2, 200);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  for (const size of LOW) {
    await page.setViewportSize(size);
    expect([name, size.width, await covered(dialog)]).toEqual([name, size.width, []]);
  }
  if (before) await page.setViewportSize(before);
  expect([name, await scrolled()]).toEqual([name, at]);
}

/** Tells whether an element has the focus and lies in the window. */
export const isBack = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The last pixel of a page may lie half outside of the window.
    return element.matches(':focus') && top >= -1 && bottom <= innerHeight + 1;
  });
