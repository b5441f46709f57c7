import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { TAGS, widgets } from '../../kit/conformance/widgets';
import { SHEETS } from '../../kit/host-sheets';
import { layoutFaultsOf } from '../../kit/layout-faults';
import { countMoved, differences, type Pictures } from '../../kit/pictures';
import { pinInheritedInPage, poseInPage, unposeInPage } from '../../kit/pose';
import { BROWSERS, clickOn, focusPackage, gone, inTime, nameOfFocus, says, seek, untilCalm, useBrowser } from '../kit';
import { WINDOW, type Tab } from '../tab';

const CART = 'waybill-cart';
const TABLE = 'waybill-pricing-table';
const MINI = 'waybill-mini-cart';
/** The page shows every widget without attributes, and this one needs some. */
const VIDEO = /<waybill-video> shows nothing without src/;

/** Width of each widget, in CSS, while its picture is taken: for two cards in a row. */
const WIDTH = '700px';

/** Returns a part of a picture, as much of it as there is. */
function cut(picture: Buffer, clip: Awaited<ReturnType<typeof poseInPage>>): Buffer {
  const whole = PNG.sync.read(picture);
  const [left, top] = [Math.round(clip.x), Math.round(clip.y)];
  const part = new PNG({
    width: Math.min(clip.width, whole.width - left),
    height: Math.min(clip.height, whole.height - top),
  });
  PNG.bitblt(whole, part, left, top, part.width, part.height, 0, 0);
  return PNG.sync.write(part);
}

/** Takes a picture of each widget that shows something, in the corner of the window. */
async function widgetPictures(tab: Tab): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  // The first picture may show an old frame.
  await tab.picture();
  for (const { tag, inline } of widgets) {
    const count = await tab.run((of) => document.querySelectorAll(of).length, tag);
    for (let at = 0; at < count; at += 1) {
      const clip = await tab.run(poseInPage, { tag, at, width: inline ? 'max-content' : WIDTH });
      if (clip.width > 0 && clip.height > 0) pictures.set(`${tag} ${at}`, cut(await tab.picture(), clip));
      await tab.run(unposeInPage, { tag, at });
    }
  }
  return pictures;
}

/** Plays a visit by mouse and keyboard: a pick, a dialog, the drop-down, and an undo. */
async function playVisit(tab: Tab): Promise<void> {
  await tab.run(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
  await clickOn(tab, { role: 'button', pattern: 'Route Planner', within: TABLE });
  await says(tab, CART, /Route Planner/);
  await untilCalm(tab);
  await focusPackage(tab, 'Route Optimization');
  const opener = await nameOfFocus(tab);
  await tab.press('Enter');
  await seek(tab, { role: 'dialog', pattern: '^Replace' });
  await tab.press('Escape');
  await gone(tab, { role: 'dialog', pattern: '^Replace' });
  await inTime(() => nameOfFocus(tab)).toBe(opener);
  await tab.press('Enter');
  await clickOn(tab, { role: 'button', name: 'Replace package' });
  await says(tab, CART, /Route Optimization/);
  await untilCalm(tab);
  await clickOn(tab, { role: 'button', within: MINI });
  await seek(tab, { role: 'dialog', name: 'Your cart' });
  await tab.press('Escape');
  await gone(tab, { role: 'dialog', name: 'Your cart' });
  await clickOn(tab, { role: 'button', name: 'Clear cart', within: CART });
  await seek(tab, { role: 'dialog', name: 'Clear your cart?' });
  await clickOn(tab, { role: 'button', name: 'Clear cart', within: 'dialog' });
  await says(tab, CART, /Your shopping cart is empty\./);
  await clickOn(tab, { role: 'button', name: 'Undo', within: CART });
  await says(tab, CART, /Route Optimization/);
  await untilCalm(tab);
  // Takes the focus and the pointer away from the widgets.
  await tab.clickAt(WINDOW.width - 2, WINDOW.height - 2);
}

describe.each(BROWSERS)('in %s, under the style sheet of a host page', (name, start) => {
  const browser = useBrowser(name, start);
  let plain: Promise<Pictures> | undefined;

  async function visit(path: string): Promise<Tab> {
    const tab = await browser.open(path);
    await tab.run(pinInheritedInPage, TAGS);
    await playVisit(tab);
    return tab;
  }

  const plainPictures = (): Promise<Pictures> => (plain ??= visit('/hosts/plain').then(widgetPictures));

  it.each(SHEETS)('%s: every widget works and looks as on a plain page', async (sheet) => {
    const expected = await plainPictures();
    expect([...expected.keys()]).toEqual(expect.arrayContaining([`${TABLE} 0`, `${CART} 0`, `${CART} 1`, `${MINI} 0`]));
    const tab = await visit(`/hosts/${sheet}`);
    expect(differences(`${name} ${sheet}`, await widgetPictures(tab), expected, countMoved)).toEqual({});
    expect(await tab.run(layoutFaultsOf, TAGS)).toEqual([]);
    const troubles = browser.shop().takeTroubles();
    expect(troubles.filter((line) => !VIDEO.test(line))).toEqual([]);
  });

  it('a page that makes letters larger on purpose is seen to look otherwise', async () => {
    const tab = await visit('/hosts/large-root');
    const found = differences(`${name} large-root`, await widgetPictures(tab), await plainPictures(), countMoved);
    expect(Object.keys(found)).toEqual(expect.arrayContaining([`${TABLE} 0`, `${CART} 0`, `${MINI} 0`]));
    browser.shop().takeTroubles();
  });
});
