import type { Session } from '../model/session';
import type { BundleRow } from './shop';

/** An exclusive plan is for those it was agreed with. [ACC-12] */
export const offered =
  (session: Session | null) =>
  ({ isExclusive }: BundleRow): boolean =>
    !isExclusive || session?.member?.profile.is_exclusive === 1;
