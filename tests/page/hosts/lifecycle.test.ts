import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { countersOf, type Counters } from '../../kit/conformance/measures';
import { eventually } from '../acts';
import { expectQuiet, openApplication } from './applications';

/** Navigates to the page with widgets and away again, by the application's own links. */
const comeAndGo = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (rounds) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Account"] a')];
    const main = document.querySelector('main');
    const follow = (label: string) => links.find(({ textContent }) => textContent === label)?.click();
    const widgets = () => [...(main?.querySelectorAll('waybill-pricing-table, waybill-cart') ?? [])];
    const isReady = () => widgets().length === 2 && widgets().every((one) => one.matches(':state(ready)'));
    for (let round = 0; round < rounds; round += 1) {
      follow('Plans');
      while (!isReady()) await new Promise((resolve) => requestAnimationFrame(resolve));
      follow('Register');
      while (widgets().length > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, times);

/** Counts nodes and listeners after the page was idle. */
async function heldBy(page: Page): Promise<Counters> {
  for (let turn = 0; turn < 3; turn += 1) await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return countersOf(page);
}

/**
 * Navigates back and forth until a series of visits holds no more nodes and listeners than the series before it. What a visit leaves
 * grows with each series; the last set of elements, which Chromium itself may hold for its autofill, does not.
 */
async function expectNothingLeft(page: Page, times: number): Promise<void> {
  await comeAndGo(page, 5);
  let before = await heldBy(page);
  await eventually(async () => {
    await comeAndGo(page, times);
    const now = await heldBy(page);
    const more = [now.nodes - before.nodes, now.listeners - before.listeners].filter((count) => count > 0);
    before = now;
    return more;
  }).toEqual([]);
}

describe('an application in React’s strict mode', () => {
  it('mounts and unmounts its widgets 100 times and leaves no listener, no node and no duplicate', async () => {
    const application = await openApplication('/hosts/react/register');
    const { page, calls } = application;
    await expectNothingLeft(page, 100);
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
    expect(await page.locator('#waybill-live').count()).toBe(1);
    expectQuiet(application);
  });
});

describe.each(['vue', 'svelte'])('an application in %s', (name) => {
  it('leaves nothing of the widgets that it removes', async () => {
    const application = await openApplication(`/hosts/${name}/register`);
    const { page } = application;
    await expectNothingLeft(page, 20);
    expectQuiet(application);
  });
});
