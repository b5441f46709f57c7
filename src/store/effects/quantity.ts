import { readStoredPending } from '../../contract/stored-edits';
import { changedQuantities } from '../../domain/cart/changed-quantities';
import { withQuantities, type Quantity } from '../../domain/cart/quantity';
import type { Effect } from '../state';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';
import type { quantitiesChosen } from '../slices/cart';
import { appendQuantity, quantitiesRetried, quantitiesTaken } from '../slices/quantities';
import { isMember, knownAccount, watchForgotten } from './account';
import { putModule } from './module';
import { flushDebounce, enqueueEdit, debounceEdit } from './edit-queue';
import { saveOptimistically, sendAdd } from './write';

type Chosen = ReturnType<typeof quantitiesChosen>['payload'];

/** Debounce in ms: a held key results in one write. */
const QUANTITY_DEBOUNCE_MS = 400;

/** Lifetime of an unsent press in ms; after it the next page drops it. */
export const UNSENT_LIFETIME_MS = 600_000;

interface Burst {
  /** Quantities in the order of the presses. */
  entries: readonly Quantity[];
  readonly restart: () => void;
  readonly done: Promise<void>;
}

/** The burst that the debounce waits for, if any. */
const PENDING_BURST = sessionPart((): { burst?: Burst } => ({}));

const pendingOf = ({ storage }: Ports) => readStoredPending(storage.read('pending')?.data);

/** Deletes the pending quantities of this key; a later press has another key and stays. */
function forgetPending(key: string | undefined, { storage }: Ports): void {
  if (key !== undefined && readStoredPending(storage.read('pending')?.data)?.key === key) storage.remove('pending');
}

/**
 * Shows quantities at once (optimistic update) and debounces the write, so that one write takes all of them. A new item, another
 * edit, a checkout or leaving the page flushes the debounce. [MNY-07, API-06]
 */
export function setQuantities({ entries, origin }: Chosen, api: Effect): Promise<void> {
  const ports = api.extra;
  const burst = ports.pageSession.of(PENDING_BURST).burst ?? begin(origin, api);
  burst.restart();
  burst.entries = entries.reduce(appendQuantity, burst.entries);
  const { lines, plan } = api.getState().cart.content;
  const isNew = ({ id, quantity }: Quantity): boolean => quantity > 0 && !lines[id] && plan?.id !== id;
  if (entries.some(isNew)) flushDebounce(ports);
  return burst.done;
}

function begin(origin: string | null, api: Effect): Burst {
  const ports = api.extra;
  const pending = ports.pageSession.of(PENDING_BURST);
  const isForgotten = watchForgotten(api);
  const edit = debounceEdit(ports, QUANTITY_DEBOUNCE_MS, async () => {
    pending.burst = undefined;
    const key = pendingOf(ports)?.key;
    // The quantities were for a cart that is gone with its member.
    if (isForgotten()) api.dispatch(quantitiesTaken(burst.entries));
    else await write(burst.entries, origin, api);
    forgetPending(key, ports);
  });
  const burst: Burst = { entries: [], ...edit };
  pending.burst = burst;
  return burst;
}

/**
 * Sends quantities that an earlier page left unsent. A quantity is an absolute number, so that sending it twice does no harm;
 * quantities of another member or past their lifetime are dropped.
 */
export async function resendQuantities(api: Effect): Promise<void> {
  const ports = api.extra;
  const waiting = pendingOf(ports);
  // The press came from this page, whose own edit writes it.
  if (!waiting || waiting.key.startsWith(`${ports.tabs.id}.`)) return;
  const { memberId } = await knownAccount(api);
  const isOurs = waiting.member === null || waiting.member === memberId;
  if (isOurs && Date.now() - waiting.at <= UNSENT_LIFETIME_MS)
    await enqueueEdit(ports, () => write(waiting.entries, null, api, true));
  forgetPending(waiting.key, ports);
}

/**
 * Writes quantities: first each new item like a press on its button, then all others in one write, so that they succeed or fail
 * together. Unchanged quantities cost no call.
 * @param isAgain true on a later page: a visitor's cart then shows quantities that the server may not know
 */
async function write(entries: readonly Quantity[], origin: string | null, api: Effect, isAgain = false): Promise<void> {
  /** Returns the API of a write of these items, whose “Try again” is about all that the burst chose of them. */
  const writing = (isTried: (id: number) => boolean): Effect => {
    const tried = { entries: entries.filter(({ id }) => isTried(id)), burst: entries, origin };
    return { ...api, ...(api.pressed && { pressed: quantitiesRetried(tried) }) };
  };
  const isHeld = (id: number): boolean => {
    const { plan, lines } = api.getState().cart.content;
    return plan?.id === id || lines[id] !== undefined;
  };
  try {
    for (const { id, quantity } of entries.filter((entry) => entry.quantity > 0 && !isHeld(entry.id))) {
      // After several presses on a new item, the first one adds it.
      if (!isHeld(id))
        await putModule(
          { id, origin },
          writing((tried) => tried === id),
          quantity,
        );
    }
  } finally {
    api.dispatch(quantitiesTaken(entries));
  }
  const { cart, session } = api.getState();
  const { content } = cart;
  const after = withQuantities(content, entries);
  const unsent = isAgain && !isMember(session.account) ? entries.filter(({ id }) => isHeld(id)) : [];
  const changed = unsent.length > 0 ? unsent : changedQuantities(content, after);
  const [first] = changed;
  if (!first) return;
  const kind = first.id === content.plan?.id ? ('plan' as const) : ('module' as const);
  const target = changed.length === 1 ? { kind, id: first.id } : { kind: 'cart' as const, id: 0 };
  await saveOptimistically(writing(isHeld), { cart: after, target, origin }, () =>
    sendAdd(api, { kind, id: first.id, entries: changed, origin }),
  );
}
