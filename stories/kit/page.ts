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
import { sceneOf } from './scene';
import type { Caller } from '../../demo/sample/account';
import { answerRequests, API, type Answers } from './server';

/** The page around a story, as `parameters.page`. It is merged into that of the story's file; null removes an entry. */
export interface Scenario extends Caller {
  /** The cart left by the last visit. */
  readonly cart?: CartSeed | null;
  /** The cart chosen as a visitor, before the member signed in. */
  readonly chosen?: CartSeed;
  /** The toggles, as the last visit left them. */
  readonly annual?: boolean;
  readonly commercial?: boolean;
  /** Replies that replace the usual ones. */
  readonly answers?: Answers;
  /** The page's configuration, apart from the server's address. */
  readonly options?: WaybillOptions;
}

const RUNTIME = Symbol.for('waybill/1');

/** A storage that fails, so that effects of the previous story cannot write into the next one. */
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

/** Gives a story a fresh page: a runtime, a storage and a server of its own. */
export function freshPage({ parameters, globals }: Omit<StoryContext, 'canvasElement'>): () => void {
  const page = sceneOf(parameters.page ?? {}, globals);
  const { cart, chosen, annual, commercial, answers = {}, options, ...caller } = page;
  const currency = caller.currency ?? 'USD';
  forget();
  // The previous story's runtime still exists and must not act as another tab or hold its lock.
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  document.documentElement.lang = String(globals['language']);
  // Logs navigation under Actions instead of leaving the story.
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

/** Waits until a story shows the state that it is named after, so that checks do not run on an earlier one. */
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

/** Dispatches an action to the page's store, once session and catalogue are loaded. */
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
