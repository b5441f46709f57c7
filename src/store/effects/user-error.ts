import type { Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import { responseTo, type Operation, type Remedy } from '../../domain/errors/catalogue';
import type { DialogText } from '../slices/dialogs';

/** What is said of a failure, and what is done about it. */
export interface UserError {
  readonly remedy: Remedy;
  /** In the page's words. */
  readonly text: DialogText;
  /** In the server's, where the catalogue passes them on and there are some; they stand before the page's. [ERR-12] */
  readonly message: string | null;
}

/** A failure by the catalogue of errors. [ERR-01 … ERR-36] */
export function userErrorOf(failure: Failure, operation: Operation): UserError {
  const { remedy, text } = responseTo(operation, failure);
  return { remedy, text: { key: text }, message: remedy === 'pass' ? readMessage(failure.body) : null };
}
