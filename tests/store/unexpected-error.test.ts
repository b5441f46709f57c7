import { describe, expect, it, vi } from 'vitest';
import { billingFlow } from '../../src/flows/billing';
import { sendUpdate } from '../../src/flows/billing/effects';
import { selectIsSending } from '../../src/flows/billing/slice';
import { moduleWanted, planChosen } from '../../src/store/slices/cart';
import { configured } from '../../src/store/slices/config';
import { dialogAnswered } from '../../src/store/slices/dialogs';
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

describe('a predicate that throws with every action', () => {
  it('is told once, to the console, the host page and the person, and not again when the dialog is closed', async () => {
    const { said } = listenTo('error');
    const page = await openStore({ cartAdd: ADDED });
    const effect = vi.fn();
    page.store.join({
      name: 'broken',
      reducer: (state = null) => state,
      listen: (on) => void on({ predicate: mistake, effect }),
    });
    const queue = () => page.store.getState().dialogs.queue;
    page.store.dispatch(configured({ pageId: '1' }));
    page.store.dispatch(configured({ pageId: '2' }));
    await holds(() => queue().length > 0);
    expect(queue()).toMatchObject([{ kind: 'error', text: { key: 'errors.pricing' } }]);
    page.store.dispatch(dialogAnswered({ id: queue()[0]?.id ?? '', answer: 'ok' }));
    // A later press is carried out, so that everything before it is, too.
    expect(await page.store.runCommand(PLAN)).toBe('done');
    expect(queue()).toEqual([]);
    expect(page.events.filter(({ name }) => name === 'error')).toEqual([
      { name: 'error', detail: { code: 0, message: 'A mistake', surface: 'runtime' } },
    ]);
    expect(said()).toHaveLength(1);
    expect(effect).not.toHaveBeenCalled();
  });
});

describe('a subscriber that throws with every action', () => {
  it('is told once, and costs neither who dispatches nor the other subscribers', async () => {
    const { said } = listenTo('error');
    const { store, events } = await openStore({ cartAdd: ADDED });
    const heard = vi.fn();
    store.subscribe(mistake);
    store.subscribe(heard);
    store.dispatch(configured({ pageId: '1' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(await store.runCommand(PLAN)).toBe('done');
    expect(store.getState().dialogs.queue).toMatchObject([{ kind: 'error', text: { key: 'errors.pricing' } }]);
    expect(events.filter(({ name }) => name === 'error')).toEqual([
      { name: 'error', detail: { code: 0, message: 'A mistake', surface: 'runtime' } },
    ]);
    expect(said()).toHaveLength(1);
  });
});

describe('an update of the billing data that throws', () => {
  it('is told as an effect that throws is, and frees the form', async () => {
    const { said } = listenTo('error');
    const page = await openStore();
    page.store.join(billingFlow);
    await page.store.dispatch(sendUpdate({ origin: null, isShown: () => true }, 'credit_card', mistake));
    expect(selectIsSending(page.store.getState())).toBe(false);
    expect(page.store.getState().dialogs.queue).toMatchObject([{ kind: 'error', text: { key: 'errors.pricing' } }]);
    expect(page.events).toEqual([{ name: 'error', detail: { code: 0, message: 'A mistake', surface: 'runtime' } }]);
    expect(said()).toHaveLength(1);
  });
});
