import { describe, expect, it } from 'vitest';
import { CDN, unreadyWidgets } from '../../kit/foreign-site';
import { REWRITES, type Rewrite } from '../../kit/rewrites';
import { BROWSERS, clickOn, inTime, says, seek, useBrowserAt } from '../kit';
import type { Tab } from '../tab';
import { startSite, type Site } from './site';

const TABLE = 'waybill-pricing-table';

/** The line of the library, with the way out at its end. Each browser words the cause in its own way. */
const FAILED =
  /<waybill-pricing-table> failed to load .*(exclude waybill\.js, or say data-base|\?waybill-doctor says why)/;
const isFailure = ({ says: line }: Rewrite): boolean => line?.source.startsWith('<waybill-pricing-table>') ?? false;

/** How often the calls of a page are counted without a new one before it counts as quiet. */
const LOOKS = 7;

/** Waits until the page has asked for nothing more for a second. */
async function untilQuiet(site: Site): Promise<void> {
  let before = -1;
  let looks = 0;
  await inTime(async () => {
    looks = site.calls() === before ? looks + 1 : 0;
    before = site.calls();
    return looks >= LOOKS;
  }).toBe(true);
}

/** Adds a package and waits until the cart has it. */
async function addPackage(tab: Tab): Promise<void> {
  await tab.run(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
  await clickOn(tab, { role: 'button', pattern: 'Route Planner', within: TABLE });
  await inTime(() => tab.run(() => window.waybill.cart.get().plan?.title)).toBe('Route Planner');
}

const OUTCOMES: Readonly<Record<Rewrite['outcome'], (tab: Tab, site: Site) => Promise<void>>> = {
  async ready(tab) {
    await inTime(() => tab.run(unreadyWidgets)).toEqual([]);
    await addPackage(tab);
  },
  async fallback(tab, site) {
    await untilQuiet(site);
    await says(tab, TABLE, /From \$149 a month\./);
    await seek(tab, { role: 'link', name: 'All prices' });
  },
};

/** Returns the codes of what the page doctor has drawn as an error; null while it draws nothing. */
const namedErrors = (tab: Tab): Promise<string | null> =>
  tab.run(() => {
    const panel = document.querySelector('[data-waybill-panel]');
    const root = panel?.shadowRoot ?? panel;
    if (!root?.querySelector('.doctor')) return null;
    return [...root.querySelectorAll('.tone-error .finding-code')].map(({ textContent }) => textContent).join();
  });

describe.each(BROWSERS)('in %s, a page that something has rewritten', (name, start) => {
  const browser = useBrowserAt(name, start, startSite);

  const rows = REWRITES.filter(({ spoilsWebKitDriver }) => !(spoilsWebKitDriver && name === 'WebKit'));

  it.each(rows)('$name: $outcome', async (row) => {
    const site = browser.shop();
    site.rewrite(row);
    const tab = await browser.visit('/');
    const lines: string[] = [];
    const heard = async (): Promise<string> => {
      lines.push(...site.takeTroubles().filter((line) => !line.startsWith('console.warn')));
      return lines.join('\n');
    };
    await OUTCOMES[row.outcome](tab, site);
    if (isFailure(row)) await inTime(heard).toMatch(FAILED);
    else if (row.says === undefined) expect(await heard()).toBe('');
    if (row.named) {
      await tab.run(
        (address) => {
          document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }));
        },
        site.local(`${CDN}doctor.js`),
      );
      await inTime(() => namedErrors(tab)).toBe(row.named.join());
    }
    await tab.open('about:blank');
    site.takeTroubles();
  });
});
