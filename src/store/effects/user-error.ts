import type { Failure } from '../../api/reply';
import { readMessage, saysNotForSale } from '../../contract/envelope';
import { responseTo, type Operation, type Remedy } from '../../domain/errors/catalogue';
import type { DialogText } from '../slices/dialogs';

/** User error of a failure: its texts and its remedy. */
export interface UserError {
  readonly remedy: Remedy;
  /** Text of the page. */
  readonly text: DialogText;
  /** The server's message if the error catalogue passes it on, else null; it takes precedence over the page's text. [ERR-12] */
  readonly message: string | null;
}

/** Operations that put an item into the cart, whose refusal names what is not sold. */
const IN_CART: ReadonlySet<Operation> = new Set<Operation>(['cart', 'marketplace']);

/** Returns the user error of a failure, from the error catalogue. [ERR-01 … ERR-36] */
export function userErrorOf(failure: Failure, operation: Operation): UserError {
  const { remedy, text } = responseTo(operation, failure);
  const isSaid = remedy === 'pass' || (IN_CART.has(operation) && saysNotForSale(failure.body));
  return { remedy, text: { key: text }, message: isSaid ? readMessage(failure.body) : null };
}
