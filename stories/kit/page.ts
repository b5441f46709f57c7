import { action } from 'storybook/actions';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { WaybillOptions } from '../../src/runtime/options';
import { getRuntime } from '../../src/runtime/shared';
import { createStorage } from '../../src/runtime/storage';
import { read } from '../../src/store/read';
import { selectReadScope } from '../../src/store/selectors/config';
import { cartOf, type CartSeed } from './cart';
import { answerRequests, API, type Answers, type Caller } from './server';

/** The page that a story stands on, as `parameters.page`. */
export interface Scenario extends Caller {
  /** What the last visit left in the cart. */
  readonly cart?: CartSeed;
  /** The toggles, as the last visit left them. */
  readonly annual?: boolean;
  readonly commercial?: boolean;
  /** What the server says instead of the usual. */
  readonly answers?: Answers;
}

const RUNTIME = Symbol.for('waybill/1');
const BOOT = Symbol.for('waybill/boot');

function forget(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('waybill.')) localStorage.removeItem(key);
  Reflect.deleteProperty(globalThis, RUNTIME);
  Reflect.deleteProperty(globalThis, BOOT);
}

interface StoryContext {
  readonly parameters: { readonly page?: Scenario };
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Gives a story a page that nothing has touched: a runtime, a storage and a server of its own. */
export function freshPage({ parameters, globals }: StoryContext): () => void {
  const { cart, annual, commercial, answers = {}, ...caller } = parameters.page ?? {};
  const currency = caller.currency ?? 'USD';
  forget();
  // The runtime of the story before is still there, and must not be taken for another tab.
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  document.documentElement.lang = String(globals['language']);
  // Nobody leaves a story: where the page would go is written under Actions.
  const boot: WaybillOptions = { api: API, navigate: action('navigate') };
  Reflect.set(globalThis, BOOT, boot);

  const storage = createStorage(() => localStorage);
  if (cart) storage.write('cart', { cart: cartOf(cart, currency), currency, trackingId: null });
  if (annual !== undefined) storage.write('annual', annual);
  if (commercial !== undefined) storage.write('commercial', commercial);

  const stop = answerRequests(caller, answers);
  return () => {
    stop();
    forget();
  };
}

/** Does to the page's store what a press would, once it knows who is there and what is for sale. */
export async function act(happened: UnknownAction): Promise<void> {
  const { store } = getRuntime();
  await store.dispatch(read('bundles', selectReadScope(store.getState())));
  await new Promise<void>((resolve) => {
    const look = () => {
      if (store.getState().session.status === 'unknown') return;
      leave();
      resolve();
    };
    const leave = store.subscribe(look);
    look();
  });
  store.dispatch(happened);
}
