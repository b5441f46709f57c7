import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleUnwanted, moduleWanted } from '../../src/store/slices/cart';
// The app imports the effects lazily on the first press; the eager import makes all presses alike.
import '../../src/flows/upgrade/effects';
import { selectUpgrade } from '../../src/flows/upgrade/slice';
import { upgradeFlow } from '../../src/flows/upgrade';
import { upgradeStarted, upgradeStepped } from '../../src/flows/upgrade/slice';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { json, scripted, type Act } from '../api/kit';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { checkBody, upgradeBody } from '../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../kit/wire';

/** Numbers of random interleavings; together they are a thousand. */
const WRITES = 600;
const RENEWALS = 200;
const LATE = 200;
/** Timeout in ms, long enough for a busy machine. */
const LONG = 120_000;
/** Modules without dependencies on each other. */
const MODULES = [1, 11, 14] as const;

type Fate = 'answered' | 'refused' | 'lost' | 'done-and-lost';
interface Press {
  readonly id: (typeof MODULES)[number];
  readonly wants: boolean;
  readonly fate: Fate;
}

/** Delivers the answers in the scheduler's random order until none is left and the store is idle. */
async function settle(s: fc.Scheduler, isQuiet: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (s.count() > 0) await s.waitNext(1);
    else if (isQuiet()) return;
    else await setImmediate();
  }
  throw new Error('It does not come to rest.');
}

describe('writes of the cart', () => {
  const press = fc.record<Press>({
    id: fc.constantFrom(...MODULES),
    wants: fc.boolean(),
    fate: fc.constantFrom<Fate>('answered', 'answered', 'answered', 'refused', 'lost', 'done-and-lost'),
  });

  it(
    'are sent one after the other, and in the end the page shows what the server has',
    async () => {
      let presses = 0;
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), fc.array(press, { minLength: 2, maxLength: 6 }), async (s, list) => {
          const kept = new Set<number>();
          const fates = list.map(({ fate }) => fate);
          let inFlight = 0;
          let most = 0;
          let pressed = 0;
          const write = (apply: (id: number) => void) => async (options: { body?: unknown } | undefined) => {
            inFlight += 1;
            most = Math.max(most, inFlight);
            const fate = fates.shift() ?? 'answered';
            const { id } = (options?.body ?? { id: 0 }) as { id: number };
            await s.schedule(Promise.resolve(), `the way to the server with ${id}`);
            if (fate === 'answered' || fate === 'done-and-lost') apply(id);
            await s.schedule(Promise.resolve(), `the way back with ${id}`);
            inFlight -= 1;
            if (fate === 'answered') return { status: 200, product: {} };
            if (fate === 'refused') return failure('status', { status: 409, ownStatus: 409, fromJson: true });
            return failure(fate === 'lost' ? 'never-arrived' : 'unknown-outcome');
          };
          const page = await openStore({
            cartAdd: write((id) => kept.add(id)),
            cartRemove: write((id) => kept.delete(id)),
          });
          const { store } = page;
          // Answers every question with OK and closes every message.
          const leave = store.subscribe(() => {
            const [dialog] = store.getState().dialogs.queue;
            if (dialog) queueMicrotask(() => store.dispatch(dialogAnswered({ id: dialog.id, answer: 'ok' })));
          });
          for (const { id, wants } of list) {
            void s.schedule(Promise.resolve(), `a press on ${id}`).then(() => {
              pressed += 1;
              store.dispatch((wants ? moduleWanted : moduleUnwanted)({ id, origin: null }));
            });
          }
          let still = 0;
          await settle(s, () => {
            const { cart, dialogs } = store.getState();
            const isStill =
              pressed === list.length && cart.busy === null && inFlight === 0 && dialogs.queue.length === 0;
            still = isStill ? still + 1 : 0;
            return still > 5;
          });
          leave();
          presses += pressed;
          expect(most).toBeLessThanOrEqual(1);
          const shown = Object.keys(store.getState().cart.content.lines).map(Number);
          expect(new Set(shown.filter((id) => MODULES.some((one) => one === id)))).toEqual(kept);
        }),
        { numRuns: WRITES },
      );
      expect(presses).toBeGreaterThanOrEqual(2 * WRITES);
    },
    LONG,
  );
});

describe('a token that is refused for many concurrent calls', () => {
  const PATHS = Array.from({ length: 20 }, (_, id) => `/services/modules/${id}`);

  it(
    'is renewed once, and every call gets an answer',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (s) => {
          let given = 0;
          const late =
            (act: Act): Act =>
            async (call, signal) => {
              const { pathname } = new URL(call.url);
              await s.schedule(Promise.resolve(), pathname);
              return act(call, signal);
            };
          const token = late((call, signal) => json({ status: 200, token: `tok-${(given += 1)}` })(call, signal));
          const choosy = late((call, signal) =>
            json(call.headers.get('Authorization') === 'Bearer tok-1' ? { status: 405 } : { status: 200 })(
              call,
              signal,
            ),
          );
          const acts = Object.fromEntries(PATHS.map((path) => [path, choosy]));
          const server = scripted({ '/services/token': token, ...acts });
          const asked = PATHS.map((_, id) => server.client.request('module', { params: { id } }));
          const replies = Promise.all(asked);
          await s.waitFor(replies);
          expect((await replies).map(({ ok }) => ok)).toEqual(PATHS.map(() => true));
          expect(server.to('/services/token')).toHaveLength(2);
          for (const path of PATHS) expect(server.to(path).length).toBeLessThanOrEqual(2);
        }),
        { numRuns: RENEWALS },
      );
    },
    LONG,
  );
});

describe('a superseded answer', () => {
  it(
    'changes nothing, whenever it arrives',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), async (s, list) => {
          let asked = 0;
          const page = await openStore({
            session: subscribed(1001),
            cart: cartBody(wirePlan(1002)),
            subscriptionCheck: () => s.schedule(Promise.resolve(checkBody()), 'how it stands'),
            upgradeMessage: () => {
              asked += 1;
              return s.schedule(Promise.resolve(upgradeBody({ message: `<p>${asked}</p>` })), 'what it would mean');
            },
          });
          const { store } = page;
          store.join(upgradeFlow);
          // Without another package in the cart the upgrade would ask for a package first.
          await holds(() => store.getState().cart.content.plan?.id === 1002);
          const state = () => selectUpgrade(store.getState());
          let pressed = 0;
          let last = false;
          for (const begins of list) {
            void s.schedule(Promise.resolve(), begins ? 'a press' : 'cancel').then(() => {
              pressed += 1;
              // The flow cannot be cancelled before its dialog is shown.
              if (!begins && state().step.phase === 'closed') return;
              last = begins;
              const left = upgradeStepped({ event: { type: 'cancelled' } });
              store.dispatch(begins ? upgradeStarted({ origin: null }) : left);
            });
          }
          let still = 0;
          await settle(s, () => {
            const isThere = pressed === list.length && state().step.phase === (last ? 'picking' : 'closed');
            still = isThere ? still + 1 : 0;
            return still > 5;
          });
          if (last) expect(state().told?.html).toBe(`<p>${asked}</p>`);
        }),
        { numRuns: LATE },
      );
    },
    LONG,
  );
});
