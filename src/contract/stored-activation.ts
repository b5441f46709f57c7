import * as z from 'zod/mini';
import type { LastingPhase, ModuleAction } from '../domain/activation/machine';
import { flag, id, int, oneOf, read, text } from './fields';

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
  /** When it was stored, in ms since 1970. */
  readonly at: number;
}

/** Reads the lease from storage; null if it is malformed. */
export const readStoredActivation = (value: unknown): StoredActivation | null => {
  const stored = read(schema, value);
  return stored?.action ? { ...stored, action: stored.action } : null;
};

const lastingSchema = z.extend(schema, {
  title: text,
  phase: oneOf(['checking', 'buying', 'working', 'polling'], null),
  isCertain: flag,
});

/** An activation that is under way in a tab, so that it goes on after a reload. */
export interface StoredSwitching extends StoredActivation {
  /** Name of the add-on for the dialogs. */
  readonly title: string;
  readonly phase: LastingPhase;
  /** True if the server has acknowledged the change. */
  readonly isCertain: boolean;
}

/** Key of an attempt, as the page makes it. */
const KEY = /^[0-9a-f]{32}$/;

/** Reads an activation that is under way from storage; null if it is malformed. The page asks for its outcome and sends nothing again. */
export function readStoredSwitching(value: unknown): StoredSwitching | null {
  const stored = read(lastingSchema, value);
  if (!stored?.action || !stored.phase || !KEY.test(stored.key)) return null;
  const { action, phase } = stored;
  return { ...stored, action, phase };
}
