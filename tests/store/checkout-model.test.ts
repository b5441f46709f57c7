import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectCheckout, selectReview } from '../../src/flows/checkout/selectors';
import { attemptHidden, attemptStepped, reviewConfirmed, reviewLeft } from '../../src/flows/checkout/slice';
import { checkoutPressed } from '../../src/store/slices/cart';
import { attemptFound } from '../../src/store/slices/checkout';
import { openStore } from '../kit/flows';
import { failure, neverArrived } from '../kit/page-of-store';
import { checkBody, orderBody } from '../kit/upgrade';
import { cartBody, sessionBody, wirePlan } from '../kit/wire';
import '../setup-draws';

const bad = failure('network');

/** The fate of one call: answered, lost on the way there, lost on the way back or refused. */
type Fate = 'answered' | 'lost' | 'done-and-lost' | 'refused';

/** Creates a server that carries out each idempotency key once, behind a network whose failures the test sets. */
function createServer() {
  const outcomes = new Map<string, 'ordered' | 'refused'>();
  let fate: Fate = 'answered';
  let polls = 0;
  let activatesAt = 2;
  let isDeclined = false;
  const isActive = () => [...outcomes.values()].includes('ordered') && polls >= activatesAt && !isDeclined;
  return {
    isOrdered: (key: string) => outcomes.get(key) === 'ordered',
    set(next: { fate?: Fate; activatesAt?: number; isDeclined?: boolean }) {
      ({ fate = fate, activatesAt = activatesAt, isDeclined = isDeclined } = next);
    },
    answers: {
      session: sessionBody(),
      cart: cartBody(wirePlan(1001)),
      upgradeMessage: orderBody(),
      checkout: (options: { idempotencyKey?: string } | undefined) => {
        const key = options?.idempotencyKey ?? '';
        if (fate === 'lost') return failure('never-arrived');
        if (!outcomes.has(key)) outcomes.set(key, fate === 'refused' ? 'refused' : 'ordered');
        if (fate === 'done-and-lost') return failure('unknown-outcome');
        return outcomes.get(key) === 'ordered' ? { status: 200 } : failure('status', { status: 700, body: {} });
      },
      outcome: (options: { params?: { key?: string } } | undefined) => {
        if (fate !== 'answered') return bad;
        const known = outcomes.get(options?.params?.key ?? '');
        if (!known) return neverArrived;
        return known === 'ordered'
          ? { status: 200 }
          : failure('status', { status: 700, fromJson: true, httpStatus: 200 });
      },
      subscriptionActive: () => {
        polls += 1;
        if (fate !== 'answered') return bad;
        const body = { status: 200, has_record: 1, is_enabled: isActive() ? 1 : 0 };
        return isDeclined ? failure('status', { status: 400, ownStatus: 400, body: { ...body, status: 400 } }) : body;
      },
      subscriptionCheck: () =>
        checkBody({ is_enabled: 0, last_order: isDeclined ? { order_id: 1, state: 'failed' } : null }),
    },
  };
}

type Act =
  | 'press'
  | 'confirm'
  | 'cancel'
  | 'again'
  | 'leave'
  | 'hide'
  | 'reload'
  | 'wait'
  | 'wait-long'
  | Fate
  | 'decline'
  | 'stuck';
const ACTS: readonly Act[] = [
  'press',
  'confirm',
  'confirm',
  'confirm',
  'cancel',
  'again',
  'again',
  'leave',
  'hide',
  'reload',
  'wait',
  'wait',
  'wait-long',
  'answered',
  'answered',
  'lost',
  'done-and-lost',
  'refused',
  'decline',
  'decline',
  'stuck',
  'stuck',
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the fake timers by `ms` and lets promises settle. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('an order over a bad network with random presses', () => {
  it('is made once for each attempt, never said to have failed when it was made, and always has a way out', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { minLength: 4, maxLength: 24 }), async (acts) => {
        vi.setSystemTime(1_800_000_000_000);
        const server = createServer();
        const open = async (kept?: Map<string, unknown>) => {
          const opened = await openStore(server.answers);
          for (const [name, value] of kept ?? []) opened.kept.set(name, value);
          await pass(100);
          await opened.ports.flow('checkout');
          if (kept?.has('checkout')) opened.store.dispatch(attemptFound());
          return opened;
        };
        let page = await open();
        const flow = () => selectCheckout(page.store.getState());
        const step = (event: Parameters<typeof attemptStepped>[0]['event']) =>
          page.store.dispatch(attemptStepped({ event }));
        const wrong: string[] = [];
        /** The attempt that was last seen, and whether its end was reported. */
        let last = { key: '', isOver: true };
        const look = () => {
          const { step: state } = flow();
          if (!('key' in state)) return;
          // A new key means a new order, which must never begin while an order that was made is still open.
          if (state.key !== last.key && !last.isOver && server.isOrdered(last.key)) wrong.push('ordered twice');
          const isDeclined = state.phase === 'failed' && state.fault === 'declined';
          const isRefused = state.phase === 'failed' && state.fault === 'refused';
          if (isRefused && server.isOrdered(state.key)) wrong.push('said to have failed');
          seen.add(state.phase === 'failed' ? state.fault : state.phase);
          const isOver = state.phase === 'enabled' || isDeclined || isRefused;
          last = { key: state.key, isOver: isOver || (last.key === state.key && last.isOver) };
        };
        page.store.subscribe(look);

        const doing: Record<Act, () => unknown> = {
          press: () => page.store.dispatch(checkoutPressed({ origin: null })),
          confirm: () => selectReview(page.store.getState()) && page.store.dispatch(reviewConfirmed()),
          cancel: () => page.store.dispatch(reviewLeft()),
          again: () => step({ type: 'again', now: Date.now() }),
          leave: () => step({ type: 'left' }),
          hide: () => page.store.dispatch(attemptHidden()),
          reload: async () => {
            const { kept } = page;
            // The state of the page before the reload is out of sight, so only the new page is checked.
            page = await open(new Map(kept));
            page.store.subscribe(look);
          },
          wait: () => pass(3000),
          'wait-long': () => pass(610_000),
          answered: () => server.set({ fate: 'answered' }),
          lost: () => server.set({ fate: 'lost' }),
          'done-and-lost': () => server.set({ fate: 'done-and-lost' }),
          refused: () => server.set({ fate: 'refused' }),
          decline: () => server.set({ isDeclined: true }),
          stuck: () => server.set({ activatesAt: Number.POSITIVE_INFINITY }),
        };
        const beginning: readonly Act[] = ['press', 'confirm'];
        for (const act of [...acts.slice(0, 2), ...beginning, ...acts.slice(2)]) {
          await doing[act]();
          await pass(50);
        }

        // After any history, the order must reach an end once the network works and the person goes on.
        server.set({ fate: 'answered', isDeclined: false, activatesAt: 0 });
        for (let at = 0; at < 6 && flow().step.phase !== 'idle'; at += 1) {
          await pass(13_000);
          step({ type: 'again', now: Date.now() });
          await pass(13_000);
          if (flow().step.phase === 'failed' || flow().step.phase === 'enabled') step({ type: 'left' });
          await pass(50);
        }
        expect(flow().step.phase).toBe('idle');
        expect(wrong).toEqual([]);
        vi.clearAllTimers();
      }),
      { numRuns: 60, seed: 6 },
    );
    // The random runs must have visited every phase.
    expect([...seen].toSorted()).toEqual([
      'activating',
      'declined',
      'enabled',
      'late',
      'refused',
      'submitting',
      'unknown',
    ]);
  }, 120_000);
});
