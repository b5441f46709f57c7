import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Cell } from '../accounts/cells';
import { soldItems } from '../histories/acts';
import { beginningOf } from '../histories/beginnings';
import type { Step } from '../histories/steps';
import { ledgerOfPairs } from '../law/pairs';
import { playAll } from '../law/run';
import { soldIn } from '../levels/catalogue';
import { serverHere } from '../levels/here';
import { play } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import { PLACES } from '../places/all';

/** The name of the canary fault that is planted; empty for none. */
const { put } = vi.hoisted(() => ({ put: { back: '' } }));

vi.mock('../../../demo/server/billing/tax', async (load) => {
  const real = await load<typeof import('../../../demo/server/billing/tax')>();
  const taxFor: typeof real.taxFor = (country, number) =>
    put.back === 'no tax' ? { ...real.taxFor(country, number), rate: 0, name: '' } : real.taxFor(country, number);
  return { ...real, taxFor };
});
vi.mock('../../../src/domain/pricing/renewal', async (load) => {
  const real = await load<typeof import('../../../src/domain/pricing/renewal')>();
  const periodAfter: typeof real.periodAfter = (anchorOn, endsOn, months) =>
    real.periodAfter(put.back === 'drift' ? endsOn : anchorOn, endsOn, months);
  return { ...real, periodAfter };
});
vi.mock('../../../demo/server/invoice/issue', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/issue')>();
  const issueInvoice: typeof real.issueInvoice = async (db, bill) =>
    put.back === 'unbilled' && bill.cause === 'renewal' ? undefined : real.issueInvoice(db, bill);
  return { ...real, issueInvoice };
});
vi.mock('../../../demo/server/invoice/collect', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/collect')>();
  const collect: typeof real.collect = async (till) =>
    put.back === 'always paid' ? PaymentStatus.paid : real.collect(till);
  return { collect };
});
vi.mock('../../../demo/server/invoice/lines', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/lines')>();
  const creditLine: typeof real.creditLine = (credit) => (put.back === 'credit kept' ? [] : real.creditLine(credit));
  return { ...real, creditLine };
});

vi.mock('../../../demo/server/invoice/renewals', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/renewals')>();
  const endPeriod: typeof real.endPeriod = (till, row) =>
    real.endPeriod(till, put.back === 'no end' ? { ...row, atPeriodEnd: 'renews' } : row);
  const endsOn: typeof real.endsOn = (row) => (put.back === 'no rest' ? row.periodEndsOn : real.endsOn(row));
  return { ...real, endPeriod, endsOn };
});
vi.mock('../../../demo/server/cart/initial-content', async (load) => {
  const real = await load<typeof import('../../../demo/server/cart/initial-content')>();
  const initialContent: typeof real.initialContent = (...all) =>
    put.back === 'anew' ? null : real.initialContent(...all);
  return { initialContent };
});
vi.mock('../../../demo/server/order/objection', async (load) => {
  const real = await load<typeof import('../../../demo/server/order/objection')>();
  const objectionTo: typeof real.objectionTo = async (...all) =>
    put.back === 'no objection' ? null : real.objectionTo(...all);
  return { ...real, objectionTo };
});
vi.mock('../../../src/domain/catalogue/for-sale', async (load) => {
  const real = await load<typeof import('../../../src/domain/catalogue/for-sale')>();
  const isPlanForSale: typeof real.isPlanForSale = (plan) => put.back === 'all for sale' || real.isPlanForSale(plan);
  return { ...real, isPlanForSale };
});
vi.mock('../../../src/domain/cart/same-content', async (load) => {
  const real = await load<typeof import('../../../src/domain/cart/same-content')>();
  const sameContent: typeof real.sameContent = (...all) => put.back !== 'never same' && real.sameContent(...all);
  return { ...real, sameContent };
});
vi.mock('../../../demo/server/migration/terms', async (load) => {
  const real = await load<typeof import('../../../demo/server/migration/terms')>();
  const termsOf: typeof real.termsOf = (desk, holding) => {
    const terms = real.termsOf(desk, holding);
    if (put.back !== 'a month for a year') return terms;
    const items = terms.held.items.map((one) => ({ ...one, amount: Math.round(one.amount / 12) }));
    return { ...terms, held: { ...terms.held, items } };
  };
  return { ...real, termsOf };
});
vi.mock('../../../demo/server/activation/purchase', async (load) => {
  const real = await load<typeof import('../../../demo/server/activation/purchase')>();
  const offerOf: typeof real.offerOf = (till, holding, modules) =>
    real.offerOf(till, holding, put.back === 'asks nothing' ? [] : modules);
  return { ...real, offerOf };
});
vi.mock('../../../demo/server/subscription/services', async (load) => {
  const real = await load<typeof import('../../../demo/server/subscription/services')>();
  const keepServices: typeof real.keepServices = async (...all) =>
    put.back === 'no memory' ? undefined : real.keepServices(...all);
  return { ...real, keepServices };
});
vi.mock('../../../src/i18n/format-day', async (load) => {
  const real = await load<typeof import('../../../src/i18n/format-day')>();
  const formatDay: typeof real.formatDay = (at, language, style = 'medium') =>
    put.back === 'reader’s day'
      ? new Intl.DateTimeFormat(language, { dateStyle: style }).format(new Date(at))
      : real.formatDay(at, language, style);
  return { ...real, formatDay };
});

let level: Level;
const { TZ } = process.env;
afterEach(() => void (process.env.TZ = TZ ?? 'UTC'));
beforeAll(async () => {
  const server = await serverHere();
  const ask = (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (put.back === 'no version') headers.delete('Waybill-Statement');
    return server.ask(path, { ...init, headers });
  };
  level = await openLevel(async () => ({ ...server, ask }));
});
afterAll(() => level.close());
beforeEach(() => void (put.back = ''));

const DAY = 86_400_000;
const LAST_OF_JANUARY = 30 * DAY;
const BRITISH: Cell = { kind: 'monthly', currency: 'GBP', country: 'GB' };
const MONTHLY: Cell = { kind: 'monthly', currency: 'USD', country: 'US' };
const YEARLY: Cell = { kind: 'yearly', currency: 'USD', country: 'US' };
const order: Step = { do: 'order', how: 'once' };
const own = beginningOf('monthly', soldIn('USD').shelf)[0] ?? order;
const choose: Step = { do: 'choose', pick: 3 };
const of = (kind: Cell['kind']): Cell => ({ ...MONTHLY, kind });
const renew: Step = { do: 'renew', edge: 0, times: 1 };
/** Remote onboarding, as it stands among what is sold, and among what can be switched on. */
const ONBOARDING = 211;
const sold = soldItems(soldIn('USD').shelf);
const placeOf = (items: typeof sold): number => items.findIndex(({ id }) => id === ONBOARDING);
const switchedOn = placeOf(sold.filter(({ kind }) => !['support', 'booster'].includes(kind)));

/** Each canary fault with a history that meets it. */
const STORIES: readonly { fault: string; title: string; cell: Cell; steps: readonly Step[] }[] = [
  {
    fault: 'no tax',
    title: 'tax is charged on the invoice but shown nowhere else',
    cell: BRITISH,
    steps: [{ do: 'choose', pick: 3 }],
  },
  {
    fault: 'drift',
    title: 'a billing day of the 31st stays on the 28th after February',
    cell: MONTHLY,
    steps: [renew, renew, renew],
  },
  { fault: 'unbilled', title: 'a renewal has no invoice', cell: MONTHLY, steps: [renew] },
  {
    fault: 'credit kept',
    title: 'used credit is missing on the invoice',
    cell: YEARLY,
    steps: [{ do: 'choose', pick: 1 }, order, renew],
  },
  {
    fault: 'no version',
    title: 'an order differs from the confirmed statement',
    cell: MONTHLY,
    steps: [choose, { do: 'overtake', pick: 0 }],
  },
  {
    fault: 'always paid',
    title: 'a renewal without a payment method is paid',
    cell: of('store'),
    steps: [{ do: 'move', how: 'once' }, renew],
  },
  { fault: 'no end', title: 'a canceled subscription renews', cell: of('canceled'), steps: [renew] },
  { fault: 'no rest', title: 'a paused subscription renews', cell: of('paused'), steps: [renew] },
  {
    fault: 'anew',
    title: 'an add-on replaces the subscription',
    cell: MONTHLY,
    steps: [{ do: 'add', pick: 3 }],
  },
  {
    fault: 'no objection',
    title: 'an account with a past-due invoice can order',
    cell: of('past due'),
    steps: [choose, order],
  },
  {
    fault: 'no objection',
    title: 'an order succeeds without a payment method',
    cell: of('trial'),
    steps: [choose, order],
  },
  {
    fault: 'all for sale',
    title: 'an item that is not for sale can be bought by its id',
    cell: MONTHLY,
    steps: Array.from({ length: 12 }, (_, pick) => ({ do: 'smuggle', pick })),
  },
  { fault: 'never same', title: 'an order without a change succeeds', cell: MONTHLY, steps: [own, order] },
  {
    fault: 'asks nothing',
    title: 'the question before an add-on omits its price',
    cell: YEARLY,
    steps: [{ do: 'switch', to: 'on', pick: 6, how: 'once' }],
  },
  {
    fault: 'no memory',
    title: 'a one-off service that was billed is sold again',
    cell: MONTHLY,
    steps: [{ do: 'add', pick: placeOf(sold) }, order, { do: 'switch', to: 'on', pick: switchedOn, how: 'once' }],
  },
  {
    fault: 'a month for a year',
    title: 'the terms of a migration credit only a month of a paid year',
    cell: of('earlier yearly'),
    steps: [choose],
  },
  {
    fault: 'a month for a year',
    title: 'a migration charges the amount that the credit lacks',
    cell: { ...of('earlier yearly'), country: 'GB' },
    steps: [{ do: 'move', how: 'once' }],
  },
  { fault: 'reader’s day', title: 'a billing day differs in the reader’s time zone', cell: MONTHLY, steps: [renew] },
];

const law = ({ cell, steps }: (typeof STORIES)[number]): Promise<void> => {
  const pairs = ledgerOfPairs();
  const history = fc.constant({ cell, zone: 'America/Los_Angeles', at: LAST_OF_JANUARY, steps });
  return playAll(`with ${put.back || 'nothing'}`, history, 1, pairs, async (one, tell) => {
    await play({ level, pairs, places: PLACES, tell }, one);
  });
};

describe('a canary fault in the backend', () => {
  it.each(STORIES)('is found: $title', async (story) => {
    await expect(law(story), 'without the fault').resolves.toBeUndefined();
    put.back = story.fault;
    await expect(law(story)).rejects.toThrow(/shown .*, expected/);
  });
});
