import { on } from '../bus/bus';
import type { EventDetails, EventName } from '../bus/events';
import type { Command } from '../commands/command';
import type { Finding } from '../doctor/kit/finding';
import type { CartSnapshot } from '../store/cart-snapshot';
import type { CartOutcome } from '../store/outcome';
import { selectCartSnapshot } from '../store/selectors/cart';
import { parseItem } from '../page/item';
import { asksForDoctor, loadActions } from '../page/page';
import { reducer } from '../store/state';
import { configure, getRuntime, hasPage } from './shared';
import { VERSION } from './version';

type Actions = typeof import('../page/actions');

/**
 * Runs a command on behalf of a page script, without an originating element.
 * @returns null when the command's code could not be loaded, or when there is no document
 */
async function run<T>(choose: (actions: Actions) => Command<T | Promise<T>>): Promise<T | null> {
  if (!hasPage()) {
    (await loadActions()).warnOfNoPage();
    return null;
  }
  const { store, ports } = getRuntime();
  const actions = await ports.load(loadActions, null, 'by-hand');
  return actions && choose(actions)({ store, ports, origin: null });
}

const edit = async (choose: (actions: Actions) => Command<Promise<CartOutcome>>): Promise<CartOutcome> =>
  (await run(choose)) ?? { status: 'failed' };

/**
 * The script API of Waybill. With the loader, `window.waybill` is the same object. Without a document, as on a server, `configure`
 * keeps what it is given, `on` hears nothing, the cart is empty and a command does nothing.
 */
export const waybill = {
  version: VERSION,

  /** Configures the page. A later call overrides only the options that it names. */
  configure,

  /**
   * Records what the reader has decided about statistics, as the option `consent` of `configure` does. It is not stored: a consent banner
   * says it on each page.
   * @param isGiven only true agrees; everything else refuses
   */
  consent(isGiven: boolean): void {
    configure({ consent: isGiven });
  },

  /**
   * Listens for `waybill-{name}` anywhere on the page.
   * @returns a function that removes the listener.
   */
  on<N extends EventName>(name: N, listener: (event: CustomEvent<EventDetails[N]>) => void): () => void {
    return hasPage() ? on(name, listener) : () => {};
  },

  /** Resolves when the runtime has loaded. */
  ready: Promise.resolve(),

  cart: {
    /**
     * Adds `package/35` or `module/12` to the cart, with the same rules and dialogs as pressing its button.
     * @returns the outcome, once the person has answered all dialogs and the server has replied. Never rejects.
     * @throws TypeError when the text names neither a package nor a module.
     */
    add(item: string): Promise<CartOutcome> {
      const parsed = parseItem(item);
      return edit(({ addItem }) => addItem(parsed));
    },
    /**
     * Removes `package/35` or `module/12` from the cart.
     * @returns the outcome. Never rejects.
     * @throws TypeError when the text names neither a package nor a module.
     */
    remove(item: string): Promise<CartOutcome> {
      const parsed = parseItem(item);
      return edit(({ removeItem }) => removeItem(parsed));
    },
    /**
     * Empties the cart after the person has confirmed it.
     * @returns the outcome. Never rejects.
     */
    clear(): Promise<CartOutcome> {
      return edit(({ clearItems }) => clearItems);
    },
    /** Returns a snapshot of the current cart; amounts in integer minor units of `currency`. [CRT-63] */
    get(): CartSnapshot {
      return selectCartSnapshot(hasPage() ? getRuntime().store.getState() : reducer(undefined, { type: '' }));
    },
  },

  trial: {
    /**
     * Starts the free trial. A visitor registers first. If the cart holds neither a package nor routing management, a prompt asks
     * the person to choose a package. [TRL-02 … TRL-06]
     */
    start(): void {
      void run(({ startTrial }) => startTrial);
    },
  },

  quote: {
    /** Opens the form that shares the cart as a quote. Nothing is mailed until the person submits the form. */
    open(): void {
      void run(({ shareQuote }) => shareQuote);
    },
  },

  /**
   * Examines this page and says what is wrong with it and how to mend it. It asks the API and the pages to which buttons lead; it
   * changes nothing.
   * @param options.draw true draws the findings on the page as well; by default only where its address has `?waybill-doctor`
   * @returns the findings, the worst first; an empty list where nothing is wrong, or without a document
   * @throws Error if the doctor's code could not be loaded
   */
  async doctor({ draw }: { readonly draw?: boolean } = {}): Promise<readonly Finding[]> {
    if (!hasPage()) return [];
    const { examinePage } = await import('./examine-page');
    return examinePage(getRuntime(), document, draw ?? asksForDoctor());
  },
} as const;

export type Waybill = typeof waybill;
