import type { AppStore } from '../store/state';
import {
  moduleUnwanted,
  moduleWanted,
  planChosen,
  planUnwanted,
  clearPressed,
  trialWanted,
} from '../store/slices/cart';
import { shareOpened } from '../store/slices/dialogs';
import { takeClicks } from './page';

/** `package/35` or `module/12`. */
const ITEM = /^(package|module)\/([1-9]\d{0,8})$/;

/** All that a host's button can do. */
const ACTIONS = 'cart.add, cart.remove, cart.clear, trial.start or quote.open';

export interface CartItem {
  readonly kind: 'package' | 'module';
  readonly id: number;
}

/** @throws TypeError for a text that names neither a package nor a module. */
export function parseItem(text: string): CartItem {
  const [, kind, id] = ITEM.exec(text) ?? [];
  if (kind !== 'package' && kind !== 'module') {
    throw new TypeError(`waybill: "${text}" is not an item; write package/35 or module/12`);
  }
  return { kind, id: Number(id) };
}

/** Puts a package or module into the cart, as a press on its button would, without leaving the page. */
export function addItem(store: AppStore, { kind, id }: CartItem): void {
  store.dispatch(
    kind === 'package' ? planChosen({ planId: id, from: 'action', origin: null }) : moduleWanted({ id, origin: null }),
  );
}

export function removeItem(store: AppStore, { kind, id }: CartItem): void {
  if (kind === 'module') store.dispatch(moduleUnwanted({ id, origin: null }));
  else if (store.getState().cart.content.plan?.id === id) store.dispatch(planUnwanted({ origin: null }));
}

export const clearItems = (store: AppStore): void => void store.dispatch(clearPressed({ origin: null }));

/** Starts the free test drive with what is in the cart. [TRL-02] */
export const wantTrial = (store: AppStore): void => void store.dispatch(trialWanted({ origin: null }));

/** Opens the form that shares the cart as a quote. [QUO-09] */
export const openShare = (store: AppStore): void => void store.dispatch(shareOpened({ origin: null }));

/** Host buttons with `data-waybill-action`: one of `ACTIONS`, those of an item as in `cart.add:package/35`. Presses from before count too. */
export function listenForActions(store: AppStore, page: Document): void {
  const act = ({ target }: Event): void => {
    const from = target instanceof Element ? target.closest('[data-waybill-action]') : null;
    const action = from?.getAttribute('data-waybill-action');
    if (!action) return;
    const [verb = '', item = ''] = action.split(':', 2);
    try {
      if (verb === 'cart.add') addItem(store, parseItem(item));
      else if (verb === 'cart.remove') removeItem(store, parseItem(item));
      else if (verb === 'cart.clear') clearItems(store);
      else if (verb === 'trial.start') wantTrial(store);
      else if (verb === 'quote.open') openShare(store);
      else throw new TypeError(`waybill: "${verb}" is not an action; write ${ACTIONS}`);
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error, from);
    }
  };
  takeClicks().forEach(act);
  page.addEventListener('click', act);
}
