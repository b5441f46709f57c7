import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { countersOf } from '../../kit/conformance/measures';
import { expectQuiet, openApplication } from './applications';

/** Goes to the page with widgets and away again, by the application's own links. */
const comeAndGo = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (rounds) => {
    const follow = (label: string): void => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Account"] a')];
      links.find(({ textContent }) => textContent === label)?.click();
    };
    const settledWhen = async (isSettled: () => boolean): Promise<void> => {
      while (!isSettled()) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
    const widgets = () => [...document.querySelectorAll('main waybill-pricing-table, main waybill-cart')];
    for (let round = 0; round < rounds; round += 1) {
      follow('Plans');
      await settledWhen(() => widgets().length === 2 && widgets().every((one) => one.matches(':state(ready)')));
      follow('Register');
      await settledWhen(() => widgets().length === 0);
    }
  }, times);

describe('an application in React’s strict mode', () => {
  it('mounts and unmounts its widgets 100 times and leaves no listener, no node and no second of anything', async () => {
    const application = await openApplication('/hosts/react/register');
    const { page, calls } = application;
    await comeAndGo(page, 5);
    const before = await countersOf(page);
    await comeAndGo(page, 100);
    const after = await countersOf(page);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
    expect(await page.locator('#waybill-live').count()).toBe(1);
    expectQuiet(application);
  });
});

describe.each(['vue', 'svelte'])('an application in %s', (name) => {
  it('leaves nothing of the widgets that it takes away', async () => {
    const application = await openApplication(`/hosts/${name}/register`);
    const { page } = application;
    await comeAndGo(page, 5);
    const before = await countersOf(page);
    await comeAndGo(page, 20);
    const after = await countersOf(page);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
    expectQuiet(application);
  });
});
