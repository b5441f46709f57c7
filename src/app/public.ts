import { on } from '../bus/bus';
import type { Command } from '../commands/command';
import type { CartSnapshot } from '../store/cart-snapshot';
import type { CartOutcome } from '../store/outcome';
import { selectCartSnapshot } from '../store/selectors/cart';
import { parseItem } from '../page/item';
import type { WaybillOptions } from '../page/options';
import { getRuntime } from './shared';
import { VERSION } from './version';

type Actions = typeof import('../page/actions');

const loadActions = () => import('../page/actions');

/** As a script of the page, for which no element was pressed. @returns null where what does it could not be loaded */
async function run<T>(choose: (actions: Actions) => Command<T | Promise<T>>): Promise<T | null> {
  const { store, ports } = getRuntime();
  const actions = await ports.load(loadActions);
  return actions && choose(actions)({ store, ports, origin: null });
}

const edit = async (choose: (actions: Actions) => Command<Promise<CartOutcome>>): Promise<CartOutcome> =>
  (await run(choose)) ?? { status: 'failed' };

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
     * @returns what became of it, once questions are answered and the server has replied. It never rejects.
     * @throws TypeError when the text names neither.
     */
    add(item: string): Promise<CartOutcome> {
      const parsed = parseItem(item);
      return edit(({ addItem }) => addItem(parsed));
    },
    /** Takes `package/35` or `module/12` out. @returns what became of it. @throws TypeError when the text names neither. */
    remove(item: string): Promise<CartOutcome> {
      const parsed = parseItem(item);
      return edit(({ removeItem }) => removeItem(parsed));
    },
    /** Empties the cart after the person has confirmed it. @returns what became of it. */
    clear(): Promise<CartOutcome> {
      return edit(({ clearItems }) => clearItems);
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
      void run(({ startTrial }) => startTrial);
    },
  },

  quote: {
    /** Opens the form that shares the cart as a quote. Nothing is mailed before a person sends it. */
    open(): void {
      void run(({ shareQuote }) => shareQuote);
    },
  },
} as const;

export type Waybill = typeof waybill;
