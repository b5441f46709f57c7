import { action } from 'storybook/actions';
import { waitFor } from 'storybook/test';
import type { UnknownAction } from '@reduxjs/toolkit';
import { toTemporaryCart } from '../../src/contract/temporary-cart';
import type { WaybillOptions } from '../../src/page/options';
import { BOOT } from '../../src/page/page';
import type { Runtime } from '../../src/page/runtime';
import { getRuntime } from '../../src/app/shared';
import { createStorage } from '../../src/page/storage';
import { bundles } from '../../src/store/resources/catalogue';
import { selectReadScope } from '../../src/store/selectors/config';
import { cartFrom, type CartSeed } from './cart';
import { answerRequests, API, type Answers, type Caller } from './server';

/** The page that a story stands on, as `parameters.page`. It is merged into that of its file, and takes away with null. */
export interface Scenario extends Caller {
  /** What the last visit left in the cart. */
  readonly cart?: CartSeed | null;
  /** What somebody who is a member now chose before signing in. */
  readonly chosen?: CartSeed;
  /** The toggles, as the last visit left them. */
  readonly annual?: boolean;
  readonly commercial?: boolean;
  /** What the server says instead of the usual. */
  readonly answers?: Answers;
  /** What the page configures beside where its server is. */
  readonly options?: WaybillOptions;
}

const RUNTIME = Symbol.for('waybill/1');

/** The storage of a page that was left: what still comes to its end there is no business of the next story. */
const nowhere = () =>
  createStorage(() => {
    throw new Error('the story is over');
  });

function forget(): void {
  const left = (globalThis as { [RUNTIME]?: Runtime })[RUNTIME];
  if (left) Object.assign(left.ports, { storage: nowhere(), tabStorage: nowhere() });
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept)) if (key.startsWith('waybill')) kept.removeItem(key);
  Reflect.deleteProperty(globalThis, RUNTIME);
  Reflect.deleteProperty(globalThis, BOOT);
}

interface StoryContext {
  readonly canvasElement: HTMLElement;
  readonly parameters: { readonly page?: Scenario };
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Gives a story a page that nothing has touched: a runtime, a storage and a server of its own. */
export function freshPage({ parameters, globals }: Omit<StoryContext, 'canvasElement'>): () => void {
  const { cart, chosen, annual, commercial, answers = {}, options, ...caller } = parameters.page ?? {};
  const currency = caller.currency ?? 'USD';
  forget();
  // The runtime of the story before is still there, and must not be taken for another tab, nor keep its turn.
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  document.documentElement.lang = String(globals['language']);
  // Nobody leaves a story: where the page would go is written under Actions.
  const boot: WaybillOptions = { api: API, navigate: action('navigate'), ...options };
  Reflect.set(globalThis, BOOT, boot);

  const storage = createStorage(() => localStorage);
  if (cart) {
    const own = cart.currency ?? currency;
    storage.write('cart', { cart: cartFrom(cart, own), currency: own, trackingId: null });
  }
  if (chosen) storage.write('temporary_cart', toTemporaryCart(cartFrom(chosen, currency), 'visitor'));
  if (annual !== undefined) storage.write('annual', annual);
  if (commercial !== undefined) storage.write('commercial', commercial);

  const stop = answerRequests(caller, answers);
  return () => {
    stop();
    forget();
  };
}

/** What is judged is the state that a story is named after, not what stood there before it. */
export async function storySettled({ canvasElement, parameters }: StoryContext): Promise<void> {
  const waits = Object.values(parameters.page?.answers ?? {}).includes('never');
  if (waits) return;
  await waitFor(() => {
    if (getRuntime().store.getState().session.status === 'unknown') throw new Error('nobody is known yet');
    for (const { localName, shadowRoot } of canvasElement.querySelectorAll(':state(loading)')) {
      if (!shadowRoot?.querySelector('[role=alert]')) throw new Error(`<${localName}> is not ready`);
    }
  });
}

/** Does to the page's store what a press would, once it knows who is there and what is for sale. */
export async function act(happened: UnknownAction): Promise<void> {
  const { store } = getRuntime();
  await store.dispatch(bundles.read(selectReadScope(store.getState())));
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
