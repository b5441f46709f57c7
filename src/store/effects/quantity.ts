import { sameContent } from '../../domain/cart/same-content';
import { withQuantities } from '../../domain/cart/quantity';
import type { Effect } from '../create-store';
import type { quantitiesChosen } from '../slices/cart';
import { putModule } from './module';
import { inTurn } from './turn';
import { save, sendAdd } from './write';

type Chosen = ReturnType<typeof quantitiesChosen>['payload'];

/**
 * First what is not in the cart yet, each as a press on its button would; then all other quantities in one write, so that
 * they are taken or refused together. What stays as it is costs no call. [MNY-07, API-06]
 */
export const setQuantities = ({ entries, origin }: Chosen, api: Effect): Promise<void> =>
  inTurn(api.extra, async () => {
    const lines = () => api.getState().cart.content.lines;
    for (const { id, quantity } of entries.filter((entry) => entry.quantity > 0 && !lines()[entry.id])) {
      await putModule({ id, origin }, api, quantity);
    }
    const { content } = api.getState().cart;
    const changed = entries.filter((entry) => !sameContent(withQuantities(content, [entry]), content));
    const [first] = changed;
    if (!first) return;
    const target = changed.length === 1 ? { kind: 'module' as const, id: first.id } : { kind: 'cart' as const, id: 0 };
    await save(api, { cart: withQuantities(content, changed), target, origin }, () =>
      sendAdd(api, { kind: 'module', id: first.id, entries: changed }),
    );
  });
