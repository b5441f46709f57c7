import { describe, expect, it } from 'vitest';
import { moduleWanted, planChosen } from '../../src/store/slices/cart';
import { listenTo } from '../kit/console';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const PLAN = planChosen({ planId: 1001, from: 'action', origin: null });

/** Throws like a programming mistake; failures of the server never throw, because the client returns them. */
function mistake(): never {
  throw new Error('A mistake');
}

describe('an effect that throws', () => {
  it('frees the button, tells the person, raises an error event and accepts the next press', async () => {
    const { said } = listenTo('error');
    let answer: () => unknown = mistake;
    const page = await openStore({ cartAdd: () => answer() });
    page.store.dispatch(PLAN);
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().cart.busy).toBeNull();
    expect(page.store.getState().dialogs.queue).toMatchObject([{ kind: 'error', text: { key: 'errors.pricing' } }]);
    expect(page.events).toEqual([{ name: 'error', detail: { code: 0, message: 'A mistake', surface: 'runtime' } }]);
    expect(said()).toHaveLength(1);

    answer = () => ADDED;
    page.store.dispatch(moduleWanted({ id: 11, origin: null }));
    await holds(() => page.events.some(({ name }) => name === 'conversion'));
    expect(page.store.getState().cart.content.lines[11]).toBeDefined();
    expect(page.store.getState().cart.busy).toBeNull();
  });
});
