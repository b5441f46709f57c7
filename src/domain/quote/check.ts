import { isTooLong, MAX_NAME, MAX_TEXT } from './comment';
import { committed, type ShareDraft } from './draft';

/** Surfaces that share a quote with the same form, but different texts, limits and payloads. [docs/decisions/0039, docs/decisions/0040] */
export type ShareSurface = 'pricing' | 'marketplace';

export type AddressError = 'required' | 'invalid' | 'too-long' | 'duplicate' | 'overall';

export interface ShareErrors {
  /** Errors in order of precedence; the form shows the first one below the field. */
  readonly addresses: readonly AddressError[];
  readonly isCommentTooLong: boolean;
  readonly isNameTooLong: boolean;
}

/** Length of the address field's content as one line. */
const rawLength = ({ tags, pending }: ShareDraft): number =>
  tags.reduce((sum, { text }) => sum + text.length + 1, pending.length) - (tags.length > 0 && !pending ? 1 : 0);

/**
 * Validates a draft; pending text is not checked. [QUO-16 … QUO-27, QUO-36]
 * @param asksName false where the form has no field for a name, so that none can be wrong
 */
export function draftErrors(draft: ShareDraft, surface: ShareSurface, asksName = true): ShareErrors {
  const { tags, hasDuplicate, wasTried, pending } = draft;
  const has = (problem: 'invalid' | 'too-long') => tags.some((tag) => tag.problem === problem);
  const found: Record<AddressError, boolean> = {
    duplicate: hasDuplicate,
    overall: surface === 'marketplace' && rawLength(draft) > MAX_TEXT,
    'too-long': has('too-long'),
    invalid: has('invalid'),
    required: wasTried && tags.length === 0 && !pending.trim(),
  };
  return {
    addresses: (Object.keys(found) as AddressError[]).filter((error) => found[error]),
    isCommentTooLong: isTooLong(draft.comment),
    isNameTooLong: asksName && draft.name.trim().length > MAX_NAME,
  };
}

export const hasErrors = ({ addresses, isCommentTooLong, isNameTooLong }: ShareErrors): boolean =>
  addresses.length > 0 || isCommentTooLong || isNameTooLong;

/** Resets `wasTried` once the draft is valid, so that the next mistake does not bring back all errors. */
export const forgiven = (draft: ShareDraft, surface: ShareSurface, asksName = true): ShareDraft =>
  draft.wasTried && !hasErrors(draftErrors(draft, surface, asksName)) ? { ...draft, wasTried: false } : draft;

/** Submits a draft: merges the pending text and validates. An invalid form is not sent. [QUO-22, QUO-33, QUO-37] */
export function submitted(
  draft: ShareDraft,
  surface: ShareSurface,
  asksName = true,
): { draft: ShareDraft; maySend: boolean } {
  const merged = { ...committed(draft), wasTried: true };
  return { draft: merged, maySend: !hasErrors(draftErrors(merged, surface, asksName)) };
}
