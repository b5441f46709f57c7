import type { Page } from './page';
import type { Row } from './row';

const isFormShown = (page: Page): boolean => page.find('[name="email"]').length > 0;
const isShown = (page: Page): boolean => page.seen('waybill-pricing-table').includes('Plan 1001');

/** Fault rows for the calls that every widget needs, such as the session. */
export const OVERALL: readonly Row[] = [
  {
    widget: 'guide-form',
    endpoint: 'localization',
    silent: 'the texts that came with the page stand',
    lasts: { ms: 2 * 60_000, why: 'texts of the server hold for a minute at least, and then are asked for again' },
    good: isFormShown,
  },
  {
    widget: 'pricing-table',
    endpoint: 'session',
    isEarly: true,
    silent: 'whoever is not known counts as a visitor, and is offered what a visitor is',
    notes: {
      text: /^waybill: the API of this site (?:did not answer|answered \d+)/,
      why: 'who looks after the page learns what mends it',
    },
    tells: ['offline'],
    good: isShown,
  },
  {
    widget: 'guide-form',
    endpoint: 'analytics',
    isEarly: true,
    silent: 'nobody waits for the statistics',
    lasts: { ms: 5 * 60_000, why: 'what could not be counted is counted later, three times at most' },
    good: isFormShown,
  },
];
