import axe from 'axe-core';
import type { CDPSession, Page } from 'playwright';
import type { Element } from './stage';

/** The DOM nodes and event listeners that a page holds in memory. */
export interface Counters {
  readonly nodes: number;
  readonly listeners: number;
}

async function collected(session: CDPSession): Promise<Counters> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

/** Counts nodes and listeners until garbage collection frees no more, because a weak reference that was read lives until its task ends. */
export async function countersOf(page: Page): Promise<Counters> {
  const session = await page.context().newCDPSession(page);
  let [before, now] = [await collected(session), await collected(session)];
  while (now.nodes < before.nodes || now.listeners < before.listeners) {
    [before, now] = [now, await collected(session)];
  }
  await session.detach();
  return now;
}

/** Puts ten elements into the page at a time, waits until each is ready, and takes them out again. */
export const mountAndRemove = (page: Page, tag: string, rounds: number): Promise<void> =>
  page.evaluate(
    async ([name, times]) => {
      for (let round = 0; round < times; round += 1) {
        const elements = Array.from({ length: 10 }, () => document.createElement(name));
        document.body.append(...elements);
        while (!elements.every((element) => element.matches(':state(ready)'))) await conformance.settled();
        for (const element of elements) element.remove();
        await conformance.settled();
      }
    },
    [tag, rounds] as const,
  );

/** Adds up the layout shifts of the page from its start. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += Number(Reflect.get(entry, 'value'));
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

/** Runs axe on one element. @returns each violation as its rule and the markup of the place */
export async function accessibilityFaults(page: Page, element: Element): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await element.evaluate((host) => (globalThis as unknown as { axe: typeof axe }).axe.run(host));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
