import * as z from 'zod/mini';
import type { GuideEntries } from '../domain/guide/faults';
import { all, read, text } from './fields';

const shareSchema = z.object(all(text, 'addresses', 'comment', 'name'));
const guideSchema = z.object(all(text, 'email', 'name', 'company'));

/** Unsent share form as stored. `addresses` is its text, from which the form makes its tags again. */
export interface StoredShareDraft {
  readonly addresses: string;
  readonly comment: string;
  readonly name: string;
}

/** Reads a share draft from storage; null if nothing is typed in it. */
export function readShareDraft(value: unknown): StoredShareDraft | null {
  const draft = read(shareSchema, value);
  return draft && (draft.addresses || draft.comment || draft.name) ? draft : null;
}

/** Reads the entries of a guide form from storage; null if nothing is typed in it. */
export function readGuideDraft(value: unknown): GuideEntries | null {
  const draft = read(guideSchema, value);
  return draft && (draft.email || draft.name || draft.company) ? draft : null;
}
