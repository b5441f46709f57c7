import { describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '../../src/domain/time/day';
import { seen } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { sessionBody } from '../kit/wire';
import '../../widgets/subscription/parts/payment';

const DAY = 86_400_000;
const TAG = 'waybill-subscription';
const NOTHING = { status: 200, currency: 'USD', subscription: null, modules: [], pending: null };

/** What time it is at the server. */
const SERVER = Date.UTC(2026, 10, 20, 12);
const TRIAL = sessionBody({ is_trial: 1, expires_at: addDays(dayOf(SERVER), 5) });

/** Opens a trial's subscription, in a browser whose clock is off by so many ms. */
async function openTrial(off: number, headers: HeadersInit, answers: PageOptions['answers'] = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: SERVER + off });
  const session = () => Response.json(TRIAL, { headers });
  await mountPage(`<${TAG}></${TAG}>`, { answers: { session, subscriptionInfo: NOTHING, ...answers } });
}

const DATE = new Date(SERVER).toUTCString();

describe('the clock of a trial', () => {
  it.each([
    ['right', 0],
    ['3 days fast', 3 * DAY],
    ['3 days slow', -3 * DAY],
  ])('is the server’s where the browser’s is %s', async (_, off) => {
    await openTrial(off, { Date: DATE });
    await until(() => expect(seen(TAG)).toContain('Trial, 5 days left'));
  });

  it('is the server’s for banners as well', async () => {
    const answers = { subscriptionInfo: NOTHING };
    vi.useFakeTimers({ toFake: ['Date'], now: SERVER - 3 * DAY });
    const session = () =>
      Response.json(sessionBody({ is_trial: 1, expires_at: addDays(dayOf(SERVER), 2) }), { headers: { Date: DATE } });
    await mountPage('<waybill-payment-banner></waybill-payment-banner>', { answers: { ...answers, session } });
    await until(() => expect(seen('waybill-payment-banner')).toContain('Your trial ends in 2 days'));
  });

  it.each([
    ['is kept by a cache on the way', { Date: DATE, Age: '259200' }],
    ['the browser may keep', { Date: DATE, 'Cache-Control': 'private, max-age=604800' }],
    ['says no time that can be read', { Date: 'today' }],
    ['says no time', {}],
  ])('is the browser’s after a reply that %s', async (_, headers: Record<string, string>) => {
    await openTrial(3 * DAY, headers);
    await until(() => expect(seen(TAG)).toContain('Trial, 2 days left'));
  });

  it('is not changed by a reply that took a while, or says a few seconds more', async () => {
    // Noon, so that no difference of less than twelve hours changes the day; a minute before midnight does.
    const midnight = Date.UTC(2026, 10, 21) - 20_000;
    vi.useFakeTimers({ toFake: ['Date'], now: midnight });
    const session = () => Response.json(TRIAL, { headers: { Date: new Date(midnight + 30_000).toUTCString() } });
    await mountPage(`<${TAG}></${TAG}>`, { answers: { session, subscriptionInfo: NOTHING } });
    await until(() => expect(seen(TAG)).toContain('Trial, 5 days left'));
  });
});
