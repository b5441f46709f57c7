import type { Page } from './page';

type Press = (page: Page) => Promise<void>;
type Look = (page: Page) => boolean;

export const linesOf = ({ store }: Page): readonly string[] => Object.keys(store.getState().cart.content.lines);
export const isResting: Look = ({ store }) => store.getState().cart.busy === null;
export const planOf = ({ store }: Page) => store.getState().cart.content.plan;

/** Closes the message and presses again, unless the outcome is unknown and the cart shows the change. */
export const after =
  (press: Press, isDone: Look): Press =>
  async (page) => {
    await page.press('common.ok', 'common.close');
    if (!isDone(page)) await press(page);
  };

/** Builds a row for a press that changes the cart with an optimistic update. */
const change = (ask: Press, good: Look) =>
  ({
    ask,
    again: after(ask, good),
    good,
    of: 'cart',
    changesCart: true,
    takesAny: true,
    oddly: { good, why: 'an answer that is none of a failure is one: of the cart it says nothing' },
  }) as const;

export const adding = (ask: Press, good: Look) =>
  ({
    ...change(ask, good),
    endpoint: 'cartAdd',
    newKey: 'what is in the cart is in it once, however often it is added',
  }) as const;

export const removing = (ask: Press, good: Look) =>
  ({ ...change(ask, good), newKey: 'what is gone is gone, however often it is taken out' }) as const;
