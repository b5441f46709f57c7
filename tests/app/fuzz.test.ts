/// <reference types="vite/client" />
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import { keyOf } from '../../src/page/storage-codec';
import type { Flow } from '../../src/store/state';
import { EVENT_NAMES, KEPT_NAMES, NAMED_IN_SOURCE, openChannel } from '../kit/inlets';
import { mountPage } from '../kit/mount';
import { detail, keptAs, message } from '../kit/nearly';
import { checkBody, upgradeBody } from '../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../kit/wire';
import '../setup-draws';

/** The inputs of all kinds add up to ten thousand; each page also has a value under each storage key. */
const EVENTS = 5000;
const MESSAGES = 4440;
const PAGES = 20;
const SEED = 20_261_121;

/** Writes that cost nothing: of the cart, of analytics and of the pricing guide. */
const HARMLESS = /^(cart|analytics|pricingGuide)/;
const SPENDING = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].write && !HARMLESS.test(name),
);

/** All flows, found by glob, so that a new flow is fuzzed from its first day. */
const FLOWS = Object.values(
  import.meta.glob<Record<string, Flow>>('../../src/flows/*/index.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter((one) => typeof one.listen === 'function'));

// The app imports these lazily; the eager import keeps their compilation out of the test.
import.meta.glob('/widgets/{billing-form,invoice-list}/parts/**/*.tsx', { eager: true });

const trouble: unknown[] = [];
const onTrouble = (event: Event): void => void trouble.push((event as ErrorEvent).error ?? event.type);
afterEach(() => {
  window.removeEventListener('error', onTrouble);
  trouble.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

/** Widgets that read stored values or listen to events. */
const PAGE =
  '<waybill-cart></waybill-cart><waybill-billing-form></waybill-billing-form><waybill-invoice-list></waybill-invoice-list>';

const open = () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.addEventListener('error', onTrouble);
  return mountPage(PAGE, {
    answers: {
      session: subscribed(1001, { supported_payment_methods: [1, 2] }),
      billingInfo: { status: 200, billing: [] },
      cart: cartBody(wirePlan(1002)),
      subscriptionCheck: checkBody(),
      upgradeMessage: upgradeBody(),
    },
  });
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Waits until the page has finished its reads, with all flows joined. */
async function ready({ store, calls }: Opened): Promise<void> {
  await vi.waitFor(
    () => {
      const asked = calls.map(({ name }) => name);
      expect([store.getState().cart.content.plan === null, asked]).toEqual([
        false,
        expect.arrayContaining(['billingInfo', 'invoices']),
      ]);
    },
    { timeout: 20_000, interval: 10 },
  );
  for (const flow of FLOWS) store.join(flow);
}

const sample = <T>(one: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(one, { numRuns, seed: SEED });
const spent = ({ calls }: Opened): string[] => calls.map(({ name }) => name).filter((name) => SPENDING.includes(name));

it('ten thousand forged events, broadcasts and stored values neither throw nor spend money', async () => {
  expect(EVENTS + MESSAGES + PAGES * KEPT_NAMES.length).toBe(10_000);
  expect([...NAMED_IN_SOURCE].filter((name) => !KEPT_NAMES.includes(name))).toEqual([]);
  expect(EVENT_NAMES.length).toBeGreaterThan(20);
  expect(FLOWS.length).toBeGreaterThanOrEqual(6);
  const tell = openChannel();
  let page = await open();
  await ready(page);
  for (const [name, said] of sample(fc.tuple(fc.constantFrom(...EVENT_NAMES), detail), EVENTS))
    document.dispatchEvent(new CustomEvent(`waybill-${name}`, { detail: said, bubbles: true, cancelable: true }));
  expect(tell(sample(message, MESSAGES))).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
  expect(spent(page)).toEqual([]);

  for (const values of sample(fc.tuple(...KEPT_NAMES.map(keptAs)), PAGES)) {
    for (const [at, name] of KEPT_NAMES.entries()) {
      localStorage.setItem(keyOf(name), values[at] ?? '');
      sessionStorage.setItem(keyOf(name), values[at] ?? '');
    }
    page = await page.reload();
    await ready(page);
    expect(trouble).toEqual([]);
    expect(spent(page)).toEqual([]);
  }
}, 120_000);
