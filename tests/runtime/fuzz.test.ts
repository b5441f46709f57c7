import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import { upgradeFlow } from '../../src/flows/upgrade/flow';
import { checkoutFlow } from '../../src/flows/checkout/flow';
import { keyOf } from '../../src/runtime/kept';
import { holds, openPage } from '../kit/mount';
import { checkBody, upgradeBody } from '../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../kit/wire';

/** Ten thousand together. */
const EVENTS = 5000;
const MESSAGES = 4580;
const PAGES = 20;

/** Writes that change nothing that is paid for: a cart, a quote, what is counted. */
const HARMLESS = /^(cart|analytics|pricingGuide)/;
const SPENDING = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].write && !HARMLESS.test(name),
);
const NAMES = [
  'cart-change',
  'plan-select-request',
  'plan-select',
  'checkout-request',
  'checkout-start',
  'checkout-complete',
  'upgrade-complete',
  'module-activate',
  'module-deactivate',
  'billing-update',
  'navigate',
  'error',
  'ready',
  'x',
];
const KEPT = [
  'token',
  'timestamp',
  'cart',
  'temporary_cart',
  'previous_plan_id',
  'utms',
  'upgrade',
  'is_gregister',
  'cart_update',
  'annual',
  'commercial',
  'checkout',
  'activation',
  'migration',
  'merge',
  'merged',
  'billing',
  'events',
  'suggestions',
  'localization',
  'share_draft',
];

/** A tab's channel that the test speaks through. */
class Channel {
  static readonly heard: ((event: { data: unknown }) => void)[] = [];
  postMessage = vi.fn();
  addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
    Channel.heard.push(listener);
  }
}

const stamp = fc.record({ at: fc.oneof(fc.double(), fc.constant(Date.now() + 1e6)), tab: fc.string() });
/** Nearly right, or anything. */
const message = fc.oneof(
  fc.jsonValue(),
  fc.record({
    v: fc.constantFrom<unknown>(1, 2, '1'),
    kind: fc.constantFrom<unknown>('cart', 'upgrade', 'account', 'order', {}),
    stamp: fc.oneof(stamp, fc.jsonValue()),
    shared: fc.oneof(fc.jsonValue(), fc.record({ cart: fc.jsonValue(), currency: fc.string() })),
    memberId: fc.jsonValue(),
    order: fc.constant({ call: 'subscriptionChange', timeframe: 'year', current: 'month' }),
  }),
);
const kept = fc.oneof(
  fc.json(),
  fc.string(),
  fc.record({ v: fc.constant(1), at: fc.integer(), data: fc.jsonValue() }).map((one) => JSON.stringify(one)),
);

const trouble: unknown[] = [];
const onTrouble = (event: Event): void => void trouble.push((event as ErrorEvent).error ?? event.type);
afterEach(() => {
  window.removeEventListener('error', onTrouble);
  trouble.length = 0;
});

async function open() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.addEventListener('error', onTrouble);
  Channel.heard.length = 0;
  vi.stubGlobal('BroadcastChannel', Channel);
  const page = await openPage('<waybill-cart></waybill-cart>', {
    answers: {
      session: subscribed(1001),
      cart: cartBody(wirePlan(1002)),
      subscriptionCheck: checkBody(),
      upgradeMessage: upgradeBody(),
    },
  });
  await holds(() => page.store.getState().cart.content.plan !== null && Channel.heard.length > 0);
  page.store.join(upgradeFlow);
  page.store.join(checkoutFlow);
  const spent = (): string[] => page.calls.map(({ name }) => name).filter((name) => SPENDING.includes(name));
  return { ...page, spent };
}

it('ten thousand events, messages and kept values that anybody may make up neither throw nor spend', async () => {
  expect(EVENTS + MESSAGES + PAGES * KEPT.length).toBe(10_000);
  const seed = 20_261_121;
  const page = await open();
  for (const [name, detail] of fc.sample(fc.tuple(fc.constantFrom(...NAMES), fc.jsonValue()), {
    numRuns: EVENTS,
    seed,
  }))
    document.dispatchEvent(new CustomEvent(`waybill-${name}`, { detail, bubbles: true, cancelable: true }));
  for (const said of fc.sample(message, { numRuns: MESSAGES, seed }))
    for (const listener of Channel.heard) listener({ data: typeof said === 'string' ? said : JSON.stringify(said) });
  expect(trouble).toEqual([]);
  expect(page.spent()).toEqual([]);
  document.body.replaceChildren();

  for (const values of fc.sample(fc.array(kept, { minLength: KEPT.length, maxLength: KEPT.length }), {
    numRuns: PAGES,
    seed,
  })) {
    for (const [at, name] of KEPT.entries()) {
      localStorage.setItem(keyOf(name), values[at] ?? '');
      sessionStorage.setItem(keyOf(name), values[at] ?? '');
    }
    const next = await page.reload();
    await holds(() => next.store.getState().cart.content.plan !== null);
    expect(trouble).toEqual([]);
    expect(next.calls.map(({ name }) => name).filter((name) => SPENDING.includes(name))).toEqual([]);
  }
});
