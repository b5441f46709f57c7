import { readStoredActivation, type StoredActivation } from '../../contract/stored-activation';
import type { Effect } from '../../store/state';

const NAME = 'activation';

/** Duration of the lease in ms: longer than a check, a purchase and a poll usually take. After it another tab may take over. */
const LEASE_MS = 30_000;

type Wanted = Pick<StoredActivation, 'key' | 'moduleId' | 'action'>;

/**
 * Takes the lease on an activation, so that two tabs do not run the same one.
 * @returns false if another tab holds the lease, or finished the same activation within the duration of the lease
 */
export const acquireLease = ({ extra, getState }: Effect, { key, moduleId, action }: Wanted): Promise<boolean> =>
  extra.tabs.alone(async () => {
    const { memberId } = getState().session.account;
    const other = readStoredActivation(extra.storage.read(NAME)?.data);
    const isSame = other?.memberId === memberId && other.moduleId === moduleId && other.action === action;
    if (isSame && other.key !== key && Date.now() - other.at < LEASE_MS) return false;
    extra.storage.write(NAME, { key, memberId, moduleId, action, at: Date.now() } satisfies StoredActivation);
    return true;
  });

/** Releases the lease if this attempt holds it; a lease of another tab stays. */
export function releaseLease({ extra }: Effect, key: string): void {
  if (readStoredActivation(extra.storage.read(NAME)?.data)?.key === key) extra.storage.remove(NAME);
}
