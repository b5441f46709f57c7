import { sameContent } from '../../domain/cart/same-content';
import { withQuantities, type Quantity } from '../../domain/cart/quantity';
import type { Effect } from '../create-store';
import type { Ports } from '../ports';
import type { quantitiesChosen } from '../slices/cart';
import { quantitiesTaken } from '../slices/quantities';
import { putModule } from './module';
import { hurry, inTurnAfter } from './turn';
import { save, sendAdd } from './write';

type Chosen = ReturnType<typeof quantitiesChosen>['payload'];

/** ms without another change, after which quantities are written: a held key is one write. */
const REST = 400;

interface Burst {
  /** The latest of each. */
  readonly entries: Map<number, number>;
  readonly again: () => void;
  readonly done: Promise<void>;
}

const bursts = new WeakMap<Ports, Burst>();

/**
 * Quantities are shown at once, and written together once they have come to rest. What is not in the cart yet is not
 * waited for, and nor is another edit, a checkout, or the page being left. [MNY-07, API-06]
 */
export function setQuantities({ entries, origin }: Chosen, api: Effect): Promise<void> {
  const ports = api.extra;
  const burst = bursts.get(ports) ?? begin(origin, api);
  burst.again();
  for (const { id, quantity } of entries) burst.entries.set(id, quantity);
  const { lines, plan } = api.getState().cart.content;
  const isNew = ({ id, quantity }: Quantity): boolean => quantity > 0 && !lines[id] && plan?.id !== id;
  if (entries.some(isNew)) hurry(ports);
  return burst.done;
}

function begin(origin: string | null, api: Effect): Burst {
  const entries: Burst['entries'] = new Map();
  const ports = api.extra;
  const edit = inTurnAfter(ports, REST, async () => {
    bursts.delete(ports);
    const latest = Array.from(entries, ([id, quantity]) => ({ id, quantity }));
    await write(latest, origin, api);
  });
  const burst = { entries, ...edit };
  bursts.set(ports, burst);
  return burst;
}

/**
 * First what is not in the cart yet, each as a press on its button would; then all other quantities in one write, so that
 * they are taken or refused together. What stays as it is costs no call.
 */
async function write(entries: readonly Quantity[], origin: string | null, api: Effect): Promise<void> {
  const isHeld = (id: number): boolean => {
    const { plan, lines } = api.getState().cart.content;
    return plan?.id === id || lines[id] !== undefined;
  };
  for (const { id, quantity } of entries.filter((entry) => entry.quantity > 0 && !isHeld(entry.id))) {
    await putModule({ id, origin }, api, quantity);
  }
  const { content } = api.getState().cart;
  api.dispatch(quantitiesTaken(entries));
  const changed = entries.filter((entry) => !sameContent(withQuantities(content, [entry]), content));
  const [first] = changed;
  if (!first) return;
  const kind = first.id === content.plan?.id ? ('plan' as const) : ('module' as const);
  const target = changed.length === 1 ? { kind, id: first.id } : { kind: 'cart' as const, id: 0 };
  await save(api, { cart: withQuantities(content, changed), target, origin }, () =>
    sendAdd(api, { kind, id: first.id, entries: changed }),
  );
}
