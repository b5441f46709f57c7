import { describe, expect, it } from 'vitest';
import { DEMO_PAGES } from '../kit/demo-pages';
import { BROWSERS, goTo, useBrowser } from './kit';
import { keepPicture } from './pictures';
import type { Tab } from './tab';

/** The pages in four parts, because a run of `.ci/run` has time for one or two. */
const PARTS = [1, 2, 3, 4].map((part) => ({ part, pages: DEMO_PAGES.filter((_, at) => at % 4 === part - 1) }));

/** Returns the names of the demo's accounts, that of a visitor among them. */
const accountsOf = (tab: Tab): Promise<readonly string[]> =>
  tab.run(async () => {
    const { data } = await (await fetch('/demo/accounts')).json();
    return data.map(({ name }: { name: string }) => name);
  });

/** Returns what reaches past the right edge of the window. */
const overflowIn = (tab: Tab): Promise<readonly string[]> =>
  tab.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });

describe.each(BROWSERS)('in %s', (name, start) => {
  const browser = useBrowser(name, start);

  describe.each(PARTS)('part $part', ({ pages }) => {
    it.each(pages)('%s opens for every account without an error, and is as wide as its window', async (path) => {
      const tab = await browser.open(path);
      const found: string[] = [];
      for (const account of await accountsOf(tab)) {
        // A page that still reads would be answered for the next account.
        await tab.open('about:blank');
        await goTo(tab, browser.shop(), path, account);
        const faults = [...(await overflowIn(tab)), ...browser.shop().takeTroubles()];
        found.push(...faults.map((fault) => `${account}: ${fault}`));
        keepPicture(name, `${path} ${account}`, await tab.picture());
      }
      expect(found).toEqual([]);
    });
  });
});
