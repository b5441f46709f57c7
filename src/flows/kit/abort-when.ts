import { watchMember } from '../../store/slices/session';
import type { Effect } from '../../store/state';

/** Returns a signal that aborts once `isOver` is true, or when the listener that asks is cancelled. */
export function abortWhen(isOver: () => boolean, api: Effect): AbortSignal {
  const over = new AbortController();
  const end = (): void => over.abort();
  api.condition(isOver).then(end, end);
  return over.signal;
}

/** Returns a signal that aborts once another account has come in the place of a member, whose call then concerns nobody who is here. */
export function whileMemberStays(api: Effect): AbortSignal {
  return abortWhen(api.isOver ?? watchMember(api.getState), api);
}
