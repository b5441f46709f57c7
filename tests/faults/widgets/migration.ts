import { vi } from 'vitest';
import { devicesBody, earlier, termsBody } from '../../kit/migration';
import { sessionBody } from '../../kit/wire';
import { orderedAgain } from './ordered-again';
import type { Page } from './page';
import type { Row } from './row';

const ANSWERS = {
  session: sessionBody(earlier()),
  subscriptionInfo: termsBody(),
  devices: devicesBody(),
  subscriptionUpdate: { status: 200, result: { order_id: 1 } },
  subscriptionActive: { status: 200, has_record: 1, is_enabled: 1 },
};

const isTold = (page: Page): boolean => page.find('.wizard table').length > 0;
const mayAgree = (page: Page): boolean => page.button('migration.agree')?.getAttribute('aria-disabled') === null;
const isDone = (page: Page): boolean => page.find('.status-success').length > 0;

const come = (page: Page) => page.until('the subscription', () => page.button('subscription.move'));
const begin = (page: Page) => page.press('subscription.move');
async function told(page: Page): Promise<void> {
  await begin(page);
  await page.until('what would change', () => isTold(page));
}
const next = (page: Page) => page.press('migration.next');
async function checked(page: Page): Promise<void> {
  await told(page);
  await next(page);
  await page.until('the consent', () => mayAgree(page));
}
function agree(page: Page): Promise<void> {
  // Moves the clock past the guard against double clicks.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  return page.press('migration.agree');
}

const MOVE = { widget: 'subscription', answers: ANSWERS, of: 'migration' } as const;

/** Fault rows for the migration of a legacy plan, from its button to its end. */
export const MIGRATION: readonly Row[] = [
  {
    ...MOVE,
    endpoint: 'subscriptionInfo',
    as: 'of a move',
    come,
    ask: begin,
    async again(page) {
      if (page.button('common.retry')) return page.press('common.retry');
      await page.press('common.close');
      await begin(page);
    },
    good: isTold,
  },
  {
    ...MOVE,
    endpoint: 'devices',
    come: told,
    ask: next,
    settles: {
      on: [400, 403, 404, 408, 409, 429, 500, 600, 'not-json', 'network', 'timeout', 'offline', 'odd'],
      good: mayAgree,
      why: 'where nobody knows of a device that is too old, none is in the way',
    },
    notes: { text: /the check of devices has failed/, why: 'who looks after the page may want to know' },
    lasts: { ms: 20_000, why: 'it is waited for so long, and no longer' },
    good: mayAgree,
  },
  {
    ...MOVE,
    endpoint: 'subscriptionUpdate',
    as: 'a move',
    come: checked,
    ask: agree,
    again: orderedAgain(checked, agree),
    takesAny: true,
    lasts: { ms: 20_000, why: 'what was agreed to goes on, whatever stands in the page by then' },
    renews: 'what has no words of its own may come of a page that is out of date',
    good: isDone,
  },
];
