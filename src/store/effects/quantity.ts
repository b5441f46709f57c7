import { readStoredPending } from '../../contract/stored-pending';
import { changedQuantities, withQuantities, type Quantity } from '../../domain/cart/quantity';
import type { Effect } from '../state';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';
import type { quantitiesChosen } from '../slices/cart';
import { pressed, quantitiesTaken } from '../slices/quantities';
import { isMember, knownAccount } from './account';
import { putModule } from './module';
import { flushDebounce, enqueueEdit, debounceEdit } from './edit-queue';
import { saveOptimistically, sendAdd } from './write';

type Chosen = ReturnType<typeof quantitiesChosen>['payload'];

/** ms without another change, after which quantities are written: a held key is one write. */
const REST = 400;

/** ms that a press waits for the next page; after that nobody expects it any more. */
const KEPT = 600_000;

interface Burst {
  /** In the order of the presses. */
  entries: readonly Quantity[];
  readonly again: () => void;
  readonly done: Promise<void>;
}

/** The one that rests now, if any. */
const RESTING = sessionPart((): { burst?: Burst } => ({}));

const pendingOf = ({ storage }: Ports) => readStoredPending(storage.read('pending')?.data);

/** Nothing waits any longer, unless something was pressed since. */
function forgetPending(key: string | undefined, { storage }: Ports): void {
  if (key !== undefined && readStoredPending(storage.read('pending')?.data)?.key === key) storage.remove('pending');
}

/**
 * Quantities are shown at once, and written together once they have come to rest. What is not in the cart yet is not
 * waited for, and nor is another edit, a checkout, or the page being left. [MNY-07, API-06]
 */
export function setQuantities({ entries, origin }: Chosen, api: Effect): Promise<void> {
  const ports = api.extra;
  const burst = ports.pageSession.of(RESTING).burst ?? begin(origin, api);
  burst.again();
  burst.entries = entries.reduce(pressed, burst.entries);
  const { lines, plan } = api.getState().cart.content;
  const isNew = ({ id, quantity }: Quantity): boolean => quantity > 0 && !lines[id] && plan?.id !== id;
  if (entries.some(isNew)) flushDebounce(ports);
  return burst.done;
}

function begin(origin: string | null, api: Effect): Burst {
  const ports = api.extra;
  const resting = ports.pageSession.of(RESTING);
  const edit = debounceEdit(ports, REST, async () => {
    resting.burst = undefined;
    const key = pendingOf(ports)?.key;
    await write(burst.entries, origin, api);
    forgetPending(key, ports);
  });
  const burst: Burst = { entries: [], ...edit };
  resting.burst = burst;
  return burst;
}

/**
 * Writes what was pressed on a page that was left before it was known to be written. A quantity is a number and no step, so that
 * nothing is changed twice; of another person, or of long ago, nothing is sent.
 */
export async function resendQuantities(api: Effect): Promise<void> {
  const ports = api.extra;
  const waiting = pendingOf(ports);
  // Pressed on this page: its own edit writes it.
  if (!waiting || waiting.key.startsWith(`${ports.tabs.id}.`)) return;
  const { memberId } = await knownAccount(api);
  const isOurs = waiting.member === null || waiting.member === memberId;
  if (isOurs && Date.now() - waiting.at <= KEPT)
    await enqueueEdit(ports, () => write(waiting.entries, null, api, true));
  forgetPending(waiting.key, ports);
}

/**
 * First what is not in the cart yet, each as a press on its button would; then all other quantities in one write, so that
 * they are taken or refused together. What stays as it is costs no call.
 * @param isAgain a visitor's cart is shown as it was left, and a server may not have heard of it
 */
async function write(entries: readonly Quantity[], origin: string | null, api: Effect, isAgain = false): Promise<void> {
  const isHeld = (id: number): boolean => {
    const { plan, lines } = api.getState().cart.content;
    return plan?.id === id || lines[id] !== undefined;
  };
  try {
    for (const { id, quantity } of entries.filter((entry) => entry.quantity > 0 && !isHeld(entry.id))) {
      // Pressed several times, it is in the cart after the first.
      if (!isHeld(id)) await putModule({ id, origin }, api, quantity);
    }
  } finally {
    api.dispatch(quantitiesTaken(entries));
  }
  const { cart, session } = api.getState();
  const { content } = cart;
  const after = withQuantities(content, entries);
  const untold = isAgain && !isMember(session.account) ? entries.filter(({ id }) => isHeld(id)) : [];
  const changed = untold.length > 0 ? untold : changedQuantities(content, after);
  const [first] = changed;
  if (!first) return;
  const kind = first.id === content.plan?.id ? ('plan' as const) : ('module' as const);
  const target = changed.length === 1 ? { kind, id: first.id } : { kind: 'cart' as const, id: 0 };
  await saveOptimistically(api, { cart: after, target, origin }, () =>
    sendAdd(api, { kind, id: first.id, entries: changed, origin }),
  );
}
