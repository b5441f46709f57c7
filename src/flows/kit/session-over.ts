import type { Failure } from '../../api/reply';
import { endsSession } from '../../domain/errors/failure';
import { showFailure } from '../../store/effects/ask-person';
import type { Effect } from '../../store/state';

/**
 * Ends a flow whose session is over, with the page's own message. [ERR-05, ERR-06]
 * @param end what the flow does first, so that nothing of it is shown beside the message
 * @returns whether the session is over
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
