import * as z from 'zod/mini';
import type { ModuleAction } from '../domain/activation/machine';
import { id, int, oneOf, read, text } from './fields';

const schema = z.object({
  key: text,
  memberId: id,
  moduleId: id,
  action: oneOf(['activate', 'deactivate'], null),
  at: int,
});

/** Lease on an add-on: the activation that a tab runs or has just run, so that no other tab repeats it. */
export interface StoredActivation {
  readonly key: string;
  readonly memberId: number;
  readonly moduleId: number;
  readonly action: ModuleAction;
  /** ms since 1970 */
  readonly at: number;
}

/** Reads the lease from storage; null if it is malformed. */
export const readStoredActivation = (value: unknown): StoredActivation | null => {
  const stored = read(schema, value);
  return stored?.action ? { ...stored, action: stored.action } : null;
};
