import type { Runtime } from '../page/runtime';

/** Widgets whose first view waits for what is for sale. */
const READERS = ':is(waybill-pricing-table, waybill-plan-comparison)';

/**
 * Waits until no read is under way, so that prices come first.
 * @param limit ms after which it waits no longer; without one it waits for good, and holds no timer
 */
export async function readsDone({ store }: Pick<Runtime, 'store'>, page: Document, limit?: number): Promise<void> {
  const isReading = () => {
    const all = Object.values(store.getState().reads);
    const isWaited = all.length === 0 && page.querySelector(READERS) !== null;
    return isWaited || all.some(({ status }) => status === 'pending');
  };
  if (!isReading()) return;
  await new Promise<void>((resolve) => {
    const timer = limit === undefined ? undefined : setTimeout(resolve, limit);
    const leave = store.subscribe(() => {
      if (isReading()) return;
      leave();
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits until the page has loaded and no read is under way. @param limit as of `readsDone` */
export async function settled(runtime: Pick<Runtime, 'store'>, page: Document, limit?: number): Promise<void> {
  if (page.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await readsDone(runtime, page, limit);
}
