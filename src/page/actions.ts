import { addModule } from '../commands/add-module';
import { addPlan } from '../commands/add-plan';
import { clearCart } from '../commands/clear-cart';
import type { Caller, Command } from '../commands/command';
import { removeModule } from '../commands/remove-module';
import { removePlan } from '../commands/remove-plan';
import { shareQuote } from '../commands/share-quote';
import { startTrial } from '../commands/start-trial';
import type { CartOutcome, Outcome } from '../store/outcome';
import { parseItem, type CartItem } from './item';

/** All that a host's button can do. */
const ACTIONS = 'cart.add, cart.remove, cart.clear, trial.start or quote.open';

/** A package that a host puts into the cart leads nowhere, so it never comes to checkout. */
const told =
  (done: 'added' | 'removed', command: Command<Promise<Outcome>>): Command<Promise<CartOutcome>> =>
  async (by) => {
    const outcome = await command(by);
    return { status: outcome === 'done' || outcome === 'to-checkout' ? done : outcome };
  };

/** Puts a package or module into the cart, as a press on its button would, without leaving the page. */
export const addItem = ({ kind, id }: CartItem) => told('added', kind === 'package' ? addPlan(id) : addModule(id));

/** Takes it out; a package only where it is the one in the cart. */
export const removeItem = ({ kind, id }: CartItem) =>
  told('removed', async (by) => {
    if (kind === 'module') return removeModule(id)(by);
    return by.store.getState().cart.content.plan?.id === id ? removePlan(by) : 'unchanged';
  });

export const clearItems = told('removed', clearCart);

export { shareQuote, startTrial };

/** What a host's button asks for. @throws TypeError where that is nothing it may */
function commandOf(action: string): Command<unknown> {
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

/** Does what a host's button asks for. One that asks for nothing it may is told of in the console. */
export function doAction(action: string, button: Element, by: Caller): void {
  try {
    commandOf(action)(by);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error, button);
  }
}
