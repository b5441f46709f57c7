import { isTooLong, MAX_TEXT } from './comment';
import { committed, type ShareDraft } from './draft';

/** The pricing page and the marketplace share a quote by the same form, with different texts, limits and payloads. [docs/decisions/0039, docs/decisions/0040] */
export type ShareSurface = 'pricing' | 'marketplace';

export type AddressError = 'required' | 'invalid' | 'too-long' | 'duplicate' | 'overall';

export interface ShareErrors {
  /** The first is said below the field: what was entered last comes first. */
  readonly addresses: readonly AddressError[];
  readonly isCommentTooLong: boolean;
}

/** All that the address field holds, written in one line. */
const rawLength = ({ tags, pending }: ShareDraft): number =>
  tags.reduce((sum, { text }) => sum + text.length + 1, pending.length) - (tags.length > 0 && !pending ? 1 : 0);

/** What keeps this draft from being sent as it stands. What is still being typed is not judged. [QUO-16 … QUO-27, QUO-36] */
export function draftErrors(draft: ShareDraft, surface: ShareSurface): ShareErrors {
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
  };
}

export const hasErrors = ({ addresses, isCommentTooLong }: ShareErrors): boolean =>
  addresses.length > 0 || isCommentTooLong;

/** An attempt that failed is over when nothing is wrong any more: the next mistake is not met with all of it again. */
export const forgiven = (draft: ShareDraft, surface: ShareSurface): ShareDraft =>
  draft.wasTried && !hasErrors(draftErrors(draft, surface)) ? { ...draft, wasTried: false } : draft;

/**
 * What sending comes to: the draft with the pending text merged into it, and whether it may go. Nothing is sent of a form that
 * is not valid. [QUO-22, QUO-33, QUO-37]
 */
export function submitted(draft: ShareDraft, surface: ShareSurface): { draft: ShareDraft; maySend: boolean } {
  const merged = { ...committed(draft), wasTried: true };
  return { draft: merged, maySend: !hasErrors(draftErrors(merged, surface)) };
}
