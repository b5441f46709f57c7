import { addressKey, addressProblem, hasSeparator, splitAddresses, type AddressProblem } from './address';

/** An address that was entered. One that cannot be sent to stays, so that it can be mended. */
export interface AddressTag {
  readonly text: string;
  readonly problem: AddressProblem | null;
}

/** What somebody has entered into a share form and not sent. */
export interface ShareDraft {
  readonly tags: readonly AddressTag[];
  /** Typed into the address field and not yet a tag. */
  readonly pending: string;
  /** `pending` begins with addresses that are tags already; nothing was added. [QUO-25] */
  readonly hasDuplicate: boolean;
  readonly comment: string;
  /** It was to be sent and could not be: what is missing is said as well. */
  readonly wasTried: boolean;
}

export const emptyDraft: ShareDraft = { tags: [], pending: '', hasDuplicate: false, comment: '', wasTried: false };

/** Tags of these entries at the end. What is there already stays in the field, before what is still being typed. */
function entered(draft: ShareDraft, entries: readonly string[], rest = ''): ShareDraft {
  const known = new Set(draft.tags.map(({ text }) => addressKey(text)));
  const isKnown = (text: string): boolean => known.has(addressKey(text));
  const fresh = entries.filter((text) => !isKnown(text));
  const again = entries.filter(isKnown);
  return {
    ...draft,
    tags: fresh.length
      ? [...draft.tags, ...fresh.map((text) => ({ text, problem: addressProblem(text) }))]
      : draft.tags,
    pending: [...again, rest].join(' ').trimStart(),
    hasDuplicate: again.length > 0,
  };
}

/**
 * The field now holds this. What stands before a space or a comma is finished and becomes tags; the rest is still being
 * typed. [QUO-29, QUO-34]
 */
export function typed(draft: ShareDraft, text: string): ShareDraft {
  if (!hasSeparator(text)) return { ...draft, pending: text, hasDuplicate: false };
  const rest = /[^\s,;]*$/.exec(text)?.[0] ?? '';
  return entered(draft, splitAddresses(text.slice(0, text.length - rest.length)), rest);
}

/** All that the field holds becomes tags: Enter, leaving the field, a paste, sending. [QUO-28, QUO-30, QUO-31, QUO-33] */
export const committed = (draft: ShareDraft, text = draft.pending): ShareDraft => entered(draft, splitAddresses(text));

/**
 * The person has stopped typing. Only addresses become tags then: half of one stays as it is, because its other half may
 * still be thought of. [QUO-32]
 */
export const rested = (draft: ShareDraft): ShareDraft =>
  splitAddresses(draft.pending).some((text) => addressProblem(text)) ? draft : committed(draft);

/** @param text of the tag; no two are the same */
export const tagRemoved = (draft: ShareDraft, text: string): ShareDraft => ({
  ...draft,
  tags: draft.tags.filter((tag) => tag.text !== text),
  hasDuplicate: false,
});

/** Back into the field to be mended. What the field held becomes tags first, so that nothing is lost. */
export function tagReopened(draft: ShareDraft, text: string): ShareDraft {
  const others = committed(tagRemoved(draft, text));
  return { ...others, pending: [others.pending.trim(), text].filter(Boolean).join(' ') };
}

export const commented = (draft: ShareDraft, comment: string): ShareDraft => ({ ...draft, comment });
