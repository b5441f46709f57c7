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

/** What a tab does to an add-on or has just done, so that no other does it too. */
export interface StoredActivation {
  readonly key: string;
  readonly memberId: number;
  readonly moduleId: number;
  readonly action: ModuleAction;
  /** ms since 1970 */
  readonly at: number;
}

/** What was kept; null where it is none of ours. */
export const readStoredActivation = (value: unknown): StoredActivation | null => {
  const stored = read(schema, value);
  return stored?.action ? { ...stored, action: stored.action } : null;
};
