import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';
import { widgets } from '../../kit/conformance/widgets';

/** The folder for screenshots that differ. */
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/waybill/hosts');

/** Widths of a widget in px: for three cards in a row, and on a phone. */
export const WIDTHS = [860, 328] as const;

const PAGE = { width: 1280, height: 900 };
/** The viewport, high enough for the tallest widget at the smallest width. */
const STUDIO = { width: 1280, height: 2800 };

export const TAGS = widgets.map(({ tag }) => tag);

/** Screenshots by widget and width. */
export type Pictures = ReadonlyMap<string, Buffer>;

const FONT = 'Georgia, "Times New Roman", serif';

/**
 * Equalises the styles that widgets may inherit from a page: the font, and the colour of inline widgets. Other styles of the page
 * stay.
 */
export const pinInherited = (page: Page): Promise<void> =>
  page.evaluate(
    ([tags, font]) => {
      document.documentElement.style.setProperty('--waybill-font', font);
      for (const host of document.querySelectorAll<HTMLElement>(tags.join())) {
        host.style.setProperty('color', '#14201b', 'important');
      }
    },
    [TAGS, FONT] as const,
  );

/** Moves the box of a widget to the corner of the window, without changing its parents. */
export const pose = (widget: Locator, width: string) =>
  widget.evaluate(async (host, wide) => {
    const box = host.parentElement;
    const view = host.shadowRoot?.querySelector('.wb-root');
    if (!box || !view) throw new Error(`${host.localName} has no view`);
    const place = `display:block;float:none;position:fixed;inset:0 auto auto 0;width:${wide};height:auto;min-width:0;max-width:none;min-height:0;max-height:none;margin:0;padding:0 0 4px;border:0;box-sizing:border-box;overflow:visible;opacity:1;transform:none;z-index:2147483647;background:#fff`;
    for (const rule of place.split(';')) {
      const [name = '', value = ''] = rule.split(':');
      box.style.setProperty(name, value, 'important');
    }
    // A view that measures its own width renders again in the next frame.
    let before = -1;
    while (view.getBoundingClientRect().height !== before) {
      before = view.getBoundingClientRect().height;
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }
    const { x, y, width: shown, height } = view.getBoundingClientRect();
    return { x, y, width: Math.ceil(shown), height: Math.ceil(height) };
  }, width);

export const unpose = (widget: Locator): Promise<void> =>
  widget.evaluate((host) => host.parentElement?.removeAttribute('style'));

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
    for (const [at, widget] of (await page.locator(tag).all()).entries()) {
      for (const width of widthsOf(spec)) {
        const clip = await pose(widget, width);
        if (clip.width === 0 || clip.height === 0) break;
        pictures.set(`${tag} ${at} at ${width}`, await page.screenshot({ clip, animations: 'disabled' }));
      }
      await unpose(widget);
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

/** Returns the number of differing pixels, all of them for another size, and writes the images to a folder. */
function difference(name: string, here: Buffer, plain: Buffer): number {
  if (here.equals(plain)) return 0;
  const [one, other] = [PNG.sync.read(here), PNG.sync.read(plain)];
  const { width, height } = other;
  const isSameSize = one.width === width && one.height === height;
  const marks = new PNG({ width, height });
  const count = isSameSize
    ? pixelmatch(one.data, other.data, marks.data, width, height, { threshold: 0, includeAA: true })
    : width * height;
  if (count > 0) {
    const file = join(FOLDER, name.replaceAll(/[^\w-]+/g, '-'));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${file}.here.png`, here);
    writeFileSync(`${file}.plain.png`, plain);
    if (isSameSize) writeFileSync(`${file}.marks.png`, PNG.sync.write(marks));
  }
  return count;
}

/** Returns the screenshots that differ from those of the plain page, with the number of pixels. */
export function differences(host: string, here: Pictures, plain: Pictures): Record<string, number> {
  const names = [...new Set([...here.keys(), ...plain.keys()])];
  const nothing = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  const counts = names.map((name): [string, number] => [
    name,
    difference(`${host} ${name}`, here.get(name) ?? nothing, plain.get(name) ?? nothing),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
