import type { Failure } from '../../api/reply';
import { endsSession } from '../../domain/errors/failure';
import { showFailure } from '../../store/effects/ask-person';
import type { Effect } from '../../store/state';

/**
 * Ends a flow if the failure means that the session is over, and shows the page's own message. [ERR-05, ERR-06]
 * @param end closes the flow's own dialog first, so that only the message is shown
 * @returns true if the session is over
 */
export async function endIfSessionOver(
  failure: Failure,
  origin: string | null,
  end: () => void,
  api: Effect,
): Promise<boolean> {
  if (!endsSession(failure)) return false;
  end();
  await showFailure(api, failure, origin);
  return true;
}
