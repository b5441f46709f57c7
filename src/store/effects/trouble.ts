import type { Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import { answerTo, type Operation, type Remedy } from '../../domain/errors/catalogue';
import type { DialogText } from '../slices/dialogs';

/** What is said of a failure, and what is done about it. */
export interface Trouble {
  readonly remedy: Remedy;
  /** In the page's words. */
  readonly text: DialogText;
  /** In the server's, where the catalogue passes them on and there are some; they stand before the page's. [ERR-12] */
  readonly message: string | null;
}

/** A failure by the catalogue of errors. [ERR-01 … ERR-36] */
export function troubleOf(failure: Failure, operation: Operation): Trouble {
  const { remedy, text } = answerTo(operation, failure);
  return { remedy, text: { key: text }, message: remedy === 'pass' ? readMessage(failure.body) : null };
}
