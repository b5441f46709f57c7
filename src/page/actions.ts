import { addModule } from '../commands/add-module';
import { addPlan } from '../commands/add-plan';
import { clearCart } from '../commands/clear-cart';
import type { Caller, Command } from '../commands/command';
import { removeModule } from '../commands/remove-module';
import { removePlan } from '../commands/remove-plan';
import { shareQuote } from '../commands/share-quote';
import { startTrial } from '../commands/start-trial';
import type { CartOutcome, Outcome } from '../store/outcome';
import { selectCatalogue } from '../store/selectors/catalogue';
import { ACTION_NAMES } from './action-names';
import { parseItem, type CartItem } from './item';

const ACTIONS = `${ACTION_NAMES.slice(0, -1).join(', ')} or ${ACTION_NAMES.at(-1)}`;

/**
 * Maps the outcome of a cart command to an outcome for the host page. A package that the host page adds does not lead to
 * checkout, so `to-checkout` counts as done.
 */
const told =
  (done: 'added' | 'removed', command: Command<Promise<Outcome>>): Command<Promise<CartOutcome>> =>
  async (by) => {
    const outcome = await command(by);
    return { status: outcome === 'done' || outcome === 'to-checkout' ? done : outcome };
  };

/** Adds a package or module to the cart, as pressing its button does, but stays on the page. */
export const addItem = ({ kind, id }: CartItem) => told('added', kind === 'package' ? addPlan(id) : addModule(id));

/** Removes a module, or a package if the cart holds it. */
export const removeItem = ({ kind, id }: CartItem) =>
  told('removed', kind === 'package' ? removePlan(id) : removeModule(id));

export const clearItems = told('removed', clearCart);

export { shareQuote, startTrial };

/** Logs that a command was given where there is no document. */
export const warnOfNoPage = (): void =>
  console.warn('waybill: nothing was done, because there is no document, as on a server; call this in the browser');

/**
 * Returns the command that an action names.
 * @throws TypeError for an unknown action
 */
function commandOf(action: string): Command<Promise<CartOutcome> | void> {
  const [verb = '', item = ''] = action.split(':', 2);
  switch (verb) {
    case 'cart.add':
      return addItem(parseItem(item));
    case 'cart.remove':
      return removeItem(parseItem(item));
    case 'cart.clear':
      return clearItems;
    case 'trial.start':
      return startTrial;
    case 'quote.open':
      return shareQuote;
    default:
      throw new TypeError(`waybill: "${verb}" is not an action; write ${ACTIONS}`);
  }
}

/** Returns whether the shop has no item of this kind and number. */
function isUnsold({ kind, id }: CartItem, { store }: Caller): boolean {
  const { plans, modules } = selectCatalogue(store.getState());
  return !(kind === 'package' ? plans : modules).has(id);
}

/** Runs the command that a host page's button names. Logs a warning for an unknown action or item. */
export async function doAction(action: string, button: Element, by: Caller): Promise<void> {
  try {
    const outcome = await commandOf(action)(by);
    const [, item = ''] = action.split(':', 2);
    if (outcome?.status === 'refused' && isUnsold(parseItem(item), by))
      console.warn(`waybill: ${item} is not for sale, so its button does nothing`, button);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error, button);
  }
}
