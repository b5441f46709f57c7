import { readStoredSwitching, type StoredSwitching } from '../../contract/stored-activation';
import type { ActivationState, LastingPhase } from '../../domain/activation/machine';
import type { Effect } from '../../store/state';
import type { ActivationFlowState } from './slice';

const NAME = 'switching';

/** Lifetime of a persisted attempt in ms: within it, somebody who reloads the page still waits for the outcome. */
const KEPT = 600_000;

/** The phase in which a reload finds the attempt; a phase that is missing here asked for nothing yet, or has told its end. */
const LASTS: Readonly<Partial<Record<ActivationState['phase'], LastingPhase>>> = {
  checking: 'checking',
  buying: 'buying',
  unknown: 'buying',
  working: 'working',
  polling: 'polling',
};

/** Persists how far the attempt is, so that the next page of this tab goes on with it; it deletes one that is over. */
export function persistSwitching({ step, title }: ActivationFlowState, { getState, extra }: Effect): void {
  const phase = LASTS[step.phase];
  if (step.phase === 'idle' || !phase) return extra.tabStorage.remove(NAME);
  const { key, moduleId, action } = step;
  const { memberId } = getState().session.account;
  const isCertain = step.phase === 'polling' && step.isCertain;
  const at = Date.now();
  extra.tabStorage.write(NAME, {
    key,
    memberId,
    moduleId,
    action,
    title,
    phase,
    isCertain,
    at,
  } satisfies StoredSwitching);
}

/**
 * Returns the attempt that an earlier page of this tab began for this member. It deletes one that is too old or belongs to another
 * member.
 */
export function persistedSwitching({ getState, extra }: Effect): StoredSwitching | null {
  const stored = readStoredSwitching(extra.tabStorage.read(NAME)?.data);
  const age = Date.now() - (stored?.at ?? 0);
  if (stored?.memberId === getState().session.account.memberId && age >= 0 && age < KEPT) return stored;
  extra.tabStorage.remove(NAME);
  return null;
}
