import { on } from '../bus/bus';
import type { CartSnapshot } from '../store/cart-snapshot';
import { selectCartSnapshot } from '../store/selectors/cart';
import { addItem, clearItems, openShare, parseItem, removeItem, wantTrial } from '../page/host-actions';
import type { WaybillOptions } from '../page/options';
import { getRuntime } from './shared';
import { VERSION } from './version';

/** What a page can do with Waybill from a script. The same object is `window.waybill` where the loader is used. */
export const waybill = {
  version: VERSION,

  /** Configures the page. May be called any number of times; later calls override what they name. */
  configure(options: WaybillOptions): void {
    getRuntime().configure(options);
  },

  /**
   * Hears `waybill-{name}` from anywhere on the page.
   * @returns a function that stops listening.
   */
  on,

  /** Settles when the runtime is up. */
  ready: Promise.resolve(),

  cart: {
    /**
     * Puts `package/35` or `module/12` into the cart, with the same rules and dialogs as a press on its button.
     * @throws TypeError when the text names neither.
     */
    add(item: string): void {
      addItem(getRuntime().store, parseItem(item));
    },
    /** Takes `package/35` or `module/12` out. @throws TypeError when the text names neither. */
    remove(item: string): void {
      removeItem(getRuntime().store, parseItem(item));
    },
    /** Empties the cart after the person has confirmed it. */
    clear(): void {
      clearItems(getRuntime().store);
    },
    /** The cart as it is now; amounts in integer minor units of `currency`. [CRT-63] */
    get(): CartSnapshot {
      return selectCartSnapshot(getRuntime().store.getState());
    },
  },

  trial: {
    /**
     * Starts the free test drive: for a visitor with registration. Where the cart holds neither a package nor routing
     * management, the person is asked to choose a package first. [TRL-02 … TRL-06]
     */
    start(): void {
      wantTrial(getRuntime().store);
    },
  },

  quote: {
    /** Opens the form that shares the cart as a quote. Nothing is mailed before a person sends it. */
    open(): void {
      openShare(getRuntime().store);
    },
  },
} as const;

export type Waybill = typeof waybill;
