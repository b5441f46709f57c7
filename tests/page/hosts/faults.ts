import axe from 'axe-core';
import type { Page } from 'playwright';
import { layoutFaultsOf } from '../../kit/layout-faults';
import { TAGS } from '../../kit/conformance/widgets';

/** Finds texts that are cut off or covered, and controls that cannot be pressed. @returns each fault in words */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(layoutFaultsOf, TAGS);

/** Returns how far a page can be scrolled horizontally, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs axe on the widgets, including the target size rule. @returns the rule and place of each violation */
export async function axeFaults(page: Page, { contrast = true } = {}): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([tags, hasContrast]) => {
      const include = [...document.querySelectorAll(tags.join())].filter((host) => host.shadowRoot?.querySelector('*'));
      return (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include },
        // The page has two carts on purpose, so landmarks need not be unique.
        {
          resultTypes: ['violations'],
          rules: {
            'target-size': { enabled: true },
            'landmark-unique': { enabled: false },
            'color-contrast': { enabled: hasContrast },
          },
        },
      );
    },
    [TAGS, contrast] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
