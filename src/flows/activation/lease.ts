import { readStoredActivation, type StoredActivation } from '../../contract/stored-activation';
import type { Effect } from '../../store/state';

const NAME = 'activation';

/** ms in which the same from another tab is no second wish: longer than a check, a purchase and the poll take. */
const BUSY = 30_000;

type Wanted = Pick<StoredActivation, 'key' | 'moduleId' | 'action'>;

/** Writes down that this tab does it. @returns false where another tab does the same already, or has just done it */
export const acquireLease = ({ extra, getState }: Effect, { key, moduleId, action }: Wanted): Promise<boolean> =>
  extra.tabs.alone(async () => {
    const { memberId } = getState().session.account;
    const other = readStoredActivation(extra.storage.read(NAME)?.data);
    const isSame = other?.memberId === memberId && other.moduleId === moduleId && other.action === action;
    if (isSame && other.key !== key && Date.now() - other.at < BUSY) return false;
    extra.storage.write(NAME, { key, memberId, moduleId, action, at: Date.now() } satisfies StoredActivation);
    return true;
  });

/** Nothing came of it; only one's own. */
export function releaseLease({ extra }: Effect, key: string): void {
  if (readStoredActivation(extra.storage.read(NAME)?.data)?.key === key) extra.storage.remove(NAME);
}
