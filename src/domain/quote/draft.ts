import { addressKey, addressProblem, hasSeparator, splitAddresses, type AddressProblem } from './address';

/** An entered address. An invalid one stays, so that the person can correct it. */
export interface AddressTag {
  readonly text: string;
  readonly problem: AddressProblem | null;
}

/** Unsent content of a share form. */
export interface ShareDraft {
  readonly tags: readonly AddressTag[];
  /** Text in the address field that is not a tag yet. */
  readonly pending: string;
  /** True if `pending` begins with addresses that are tags already, which were not added. [QUO-25] */
  readonly hasDuplicate: boolean;
  readonly comment: string;
  /** Name that a visitor gives; a member's is known, and not asked. */
  readonly name: string;
  /** True after a failed attempt to send; the form then reports missing input too. */
  readonly wasTried: boolean;
}

export const emptyDraft: ShareDraft = {
  tags: [],
  pending: '',
  hasDuplicate: false,
  comment: '',
  name: '',
  wasTried: false,
};

/** Adds entries as tags. Duplicates stay in the field, before the text that is still being typed. */
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

/** Reducer for typing: text before a separator becomes tags; the rest stays pending. [QUO-29, QUO-34] */
export function typed(draft: ShareDraft, text: string): ShareDraft {
  if (!hasSeparator(text)) return { ...draft, pending: text, hasDuplicate: false };
  const rest = /[^\s,;]*$/.exec(text)?.[0] ?? '';
  return entered(draft, splitAddresses(text.slice(0, text.length - rest.length)), rest);
}

/** Reducer for Enter, blur, paste and submit: the whole field becomes tags. [QUO-28, QUO-30, QUO-31, QUO-33] */
export const committed = (draft: ShareDraft, text = draft.pending): ShareDraft => entered(draft, splitAddresses(text));

/**
 * Reducer for a pause in typing: the field becomes tags only if all its entries are valid addresses, because the person may
 * still be typing. [QUO-32]
 */
export const typingPaused = (draft: ShareDraft): ShareDraft =>
  splitAddresses(draft.pending).some((text) => addressProblem(text)) ? draft : committed(draft);

/**
 * Reducer that removes a tag.
 * @param text of the tag; tags are unique
 */
export const tagRemoved = (draft: ShareDraft, text: string): ShareDraft => ({
  ...draft,
  tags: draft.tags.filter((tag) => tag.text !== text),
  hasDuplicate: false,
});

/**
 * Reducer that moves a tag back into the field to be corrected. The field's former content becomes tags first, so that
 * nothing is lost.
 */
export function tagReopened(draft: ShareDraft, text: string): ShareDraft {
  const others = committed(tagRemoved(draft, text));
  return { ...others, pending: [others.pending.trim(), text].filter(Boolean).join(' ') };
}

export const commented = (draft: ShareDraft, comment: string): ShareDraft => ({ ...draft, comment });

export const named = (draft: ShareDraft, name: string): ShareDraft => ({ ...draft, name });
