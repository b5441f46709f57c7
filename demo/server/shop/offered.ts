import type { Session } from '../model/session';
import type { BundleRow } from './shop';

/** Returns whether a plan is offered to the caller; an exclusive plan requires an agreement. [ACC-12] */
export const offered =
  (session: Session | null) =>
  ({ isExclusive }: BundleRow): boolean =>
    !isExclusive || session?.member?.profile.is_exclusive === 1;
