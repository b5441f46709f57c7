import type { Locator, Page } from 'playwright';
import { TAGS, widgets } from '../../kit/conformance/widgets';
import { pinInheritedInPage, poseInPage, unposeInPage } from '../../kit/pose';

/** Widths of a widget in px: for three cards in a row, and on a phone. */
export const WIDTHS = [860, 328] as const;

const PAGE = { width: 1280, height: 900 };
/** The viewport, high enough for the tallest widget at the smallest width. */
const STUDIO = { width: 1280, height: 2800 };

export const pinInherited = (page: Page): Promise<void> => page.evaluate(pinInheritedInPage, TAGS);

/** Returns the widths to test; an inline widget has only its own. */
const widthsOf = (spec: (typeof widgets)[number]): readonly string[] =>
  spec.inline ? ['max-content'] : WIDTHS.map((width) => `${width}px`);

/** Takes screenshots of all visible widgets at each width, without focus and hover. */
export async function widgetPictures(page: Page): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  await page.setViewportSize(STUDIO);
  await page.mouse.move(STUDIO.width - 1, STUDIO.height - 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const spec of widgets) {
    const { tag } = spec;
    const count = await page.locator(tag).count();
    for (let at = 0; at < count; at += 1) {
      for (const width of widthsOf(spec)) {
        const clip = await page.evaluate(poseInPage, { tag, at, width });
        if (clip.width === 0 || clip.height === 0) break;
        pictures.set(`${tag} ${at} at ${width}`, await page.screenshot({ clip, animations: 'disabled' }));
      }
      await page.evaluate(unposeInPage, { tag, at });
    }
  }
  await page.setViewportSize(PAGE);
  return pictures;
}

/** Takes a screenshot of a floating element without the page behind it. */
export async function floatPicture(page: Page, float: Locator): Promise<Buffer> {
  const hide = (isHidden: boolean) =>
    float.evaluate(async (element, hidden) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const set = (target: Element | null, name: string, value: string): void => {
        if (hidden) (target as HTMLElement).style.setProperty(name, value, 'important');
        else (target as HTMLElement).style.removeProperty(name);
      };
      set(document.documentElement, 'background', '#fff');
      set(document.body, 'background', 'none');
      for (const child of document.body.children) set(child, 'visibility', 'hidden');
      set(element, 'visibility', 'visible');
      return element.getBoundingClientRect().toJSON() as DOMRect;
    }, isHidden);
  await page.mouse.move(PAGE.width - 1, PAGE.height - 1);
  const { x, y, width, height } = await hide(true);
  const picture = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled', caret: 'hide' });
  await hide(false);
  return picture;
}
