import { useCallback, useLayoutEffect, useMemo, useState, type ComponentProps } from 'react';
import { useSelector, useStore } from 'react-redux';
import { sendQuote } from '../commands/send-quote';
import { draftErrors, forgiven, submitted, type AddressError, type ShareSurface } from '../domain/quote/check';
import { MAX_NAME, MAX_TEXT } from '../domain/quote/comment';
import * as edit from '../domain/quote/draft';
import type { ShareDraft } from '../domain/quote/draft';
import type { Quote } from '../domain/quote/quote';
import { addressKey, splitAddresses } from '../domain/quote/address';
import { shareQuoteFlow } from '../flows/share-quote';
import { selectAsksName, selectDraft, selectIsSharing } from '../flows/share-quote/selectors';
import { draftChanged, shareFormShown } from '../flows/share-quote/slice';
import { formatNumber } from '../i18n/format';
import type { TextKey, Translate } from '../i18n/keys';
import { useLanguage, useT } from '../i18n/use-t';
import type { RootState } from '../store/state';
import type { ShareFormProps } from '../ui/share-form';
import { useCommands } from '../hooks/use-commands';
import { useRuntime } from '../hooks/use-runtime';
import { useOrigin } from '../hooks/use-origin';
import type { ShareLinkOf } from './share-link';
import { useLazyPart } from '../hooks/use-lazy-part';

const loadLink = () => import('./share-link');

/** Reserves the space for the other ways to share, which load after the form. */
function ShareMore(props: ShareLinkOf) {
  const { part } = useLazyPart(loadLink, true);
  return <div className="share-more">{part && <part.ShareLink {...props} />}</div>;
}

const loadFaults = () => import('./share-faults');

function Faults(props: ComponentProps<typeof import('./share-faults').ShareFaults>) {
  const { part } = useLazyPart(loadFaults, true);
  return part && <part.ShareFaults {...props} />;
}

/** The two source documents word the same errors differently; each surface keeps its own texts. [QUO-23 … QUO-25, docs/decisions/0040] */
const ERRORS: Readonly<Record<ShareSurface, Readonly<Record<AddressError, TextKey<'quote'>>>>> = {
  pricing: {
    required: 'quote.required',
    invalid: 'quote.invalid',
    duplicate: 'quote.duplicate',
    'too-long': 'quote.too_long',
    overall: 'quote.comment_exceeded_max_length',
  },
  marketplace: {
    required: 'quote.required_marketplace',
    invalid: 'quote.invalid_marketplace',
    duplicate: 'quote.duplicate_marketplace',
    'too-long': 'quote.too_long',
    overall: 'quote.comment_exceeded_max_length',
  },
};

/** Most addresses that an error names. */
const NAMED = 3;

/** Returns the addresses that an error is about. */
function addressesOf(error: AddressError, { tags, pending }: ShareDraft): readonly string[] {
  if (error === 'duplicate') return splitAddresses(pending).filter((text) => hasTag(tags, text));
  return tags.filter(({ problem }) => problem === error).map(({ text }) => text);
}

const hasTag = (tags: ShareDraft['tags'], text: string): boolean =>
  tags.some((tag) => addressKey(tag.text) === addressKey(text));

interface ShareFormOptions {
  /** Quote that a panel passes, on the marketplace surface only; without it, the quote of the cart. */
  readonly quote?: Quote;
  /** Key of the source element for events and dialogs; defaults to the view's own. */
  readonly origin?: string | null;
  readonly onBack?: () => void;
}

/**
 * Returns all props of `ShareForm` (or of `ShareFields` and the buttons in a dialog), to be spread: `<ShareForm
 * {...useShareForm('marketplace', { quote, onBack })} />`. The draft is kept per surface until it is sent, even if the form
 * closes. The texts are those of `quote`; the widget waits for them.
 */
export function useShareForm(surface: ShareSurface, options: ShareFormOptions = {}): ShareFormProps {
  const { t } = useT('quote');
  const language = useLanguage();
  const { store } = useRuntime();
  useLayoutEffect(() => {
    store.join(shareQuoteFlow);
    store.dispatch(shareFormShown({ surface }));
  }, [store, surface]);
  const { getState } = useStore<RootState>();
  const own = useOrigin();
  const origin = options.origin === undefined ? own : options.origin;
  const run = useCommands(origin);
  const draft = useSelector((state: RootState) => selectDraft(state, surface));
  const isSending = useSelector(selectIsSharing);
  const asksName = useSelector(selectAsksName);
  const [news, setNews] = useState('');
  const [failures, setFailures] = useState(0);

  const errors = draftErrors(draft, surface, asksName);
  const isOver = errors.isCommentTooLong;
  const isLong = errors.isNameTooLong;
  const isBlocked = isOver || isLong || errors.addresses.some((error) => error !== 'required');
  const tags = useMemo(() => draft.tags.map(({ text, problem }) => ({ text, isBad: problem !== null })), [draft.tags]);
  const count = tags.length + splitAddresses(draft.pending).length;

  const acts = useMemo(() => {
    const change = (by: (draft: ShareDraft) => ShareDraft): void => {
      const before = selectDraft(getState(), surface);
      const after = forgiven(by(before), surface, selectAsksName(getState()));
      if (after === before) return;
      store.dispatch(draftChanged({ surface, draft: after }));
      const told = newsOf(before, after, surface, t);
      if (told) setNews(told);
    };
    return {
      onType: (text: string) => change((now) => edit.typed(now, text)),
      onCommit: (text?: string) => change((now) => edit.committed(now, text)),
      onPause: () => change(edit.typingPaused),
      onRemove: (text: string) => change((now) => edit.tagRemoved(now, text)),
      onReopen: (text: string) => change((now) => edit.tagReopened(now, text)),
      onComment: (text: string) => change((now) => edit.commented(now, text)),
      onName: (text: string) => change((now) => edit.named(now, text)),
    };
  }, [store, getState, surface, t]);

  const showFaults = (tried: ShareDraft): void => {
    store.dispatch(draftChanged({ surface, draft: tried }));
    setFailures(failures + 1);
  };

  return {
    ...acts,
    texts: {
      addresses: t('quote.addresses'),
      hint: t('quote.addresses_hint'),
      list: t('quote.recipients'),
      comment: t('quote.comment'),
      name: t('quote.name'),
      nameHint: t('quote.name_hint'),
      optional: t('quote.optional'),
      back: t('quote.back'),
      submit: count > 0 && !isBlocked ? t('quote.share_with', { count }) : t('quote.share'),
    },
    removeLabel: useCallback((address: string) => t('quote.remove', { address }), [t]),
    mendLabel: useCallback((address: string) => t('quote.mend', { address }), [t]),
    tags,
    pending: draft.pending,
    comment: draft.comment,
    name: asksName ? draft.name : null,
    counter: { text: [draft.comment.length, MAX_TEXT].map((n) => formatNumber(n, language)).join(' / '), isOver },
    addressErrors: errors.addresses.map((error) => {
      const about = addressesOf(error, draft);
      return {
        text: t(ERRORS[surface][error]),
        which: about.length > 0 ? t('quote.which', { addresses: about.slice(0, NAMED).join(', ') }) : null,
      };
    }),
    nameError: isLong ? t('quote.name_too_long', { max: MAX_NAME }) : null,
    commentError: isOver ? t('quote.comment_exceeded_max_length') : null,
    wasTried: draft.wasTried,
    failures,
    news,
    isSending,
    renderFaults: (faults) => <Faults title={t('quote.not_sent')} faults={faults} />,
    onSubmit: () => {
      const { draft: merged, maySend } = submitted(selectDraft(getState(), surface), surface, asksName);
      if (maySend) return run(sendQuote(surface, options.quote));
      showFaults(merged);
    },
    more: (
      <ShareMore
        shared={{ surface, quote: options.quote }}
        origin={origin}
        check={() => {
          const isWrong = isOver || isLong;
          if (isWrong) showFaults({ ...draft, wasTried: true });
          return !isWrong;
        }}
      />
    ),
    onBack: options.onBack,
  };
}

/** Returns the announcement for a change of the addresses; an empty string if there is none. */
function newsOf(before: ShareDraft, after: ShareDraft, surface: ShareSurface, t: Translate<'quote'>): string {
  if (before.tags === after.tags) return !before.hasDuplicate && after.hasDuplicate ? t(ERRORS[surface].duplicate) : '';
  const [were, are] = [before, after].map(({ tags }) => new Set(tags.map(({ text }) => text)));
  const added = after.tags.filter(({ text }) => !were?.has(text));
  const gone = before.tags.filter(({ text }) => !are?.has(text));
  const bad = added.find(({ problem }) => problem !== null)?.problem;
  return [
    gone[0] && t('quote.removed', { address: gone[0].text }),
    added.length === 1 && t('quote.added', { address: added[0]?.text ?? '' }),
    added.length > 1 && t('quote.added_many', { count: added.length }),
    bad && t(ERRORS[surface][bad]),
    after.hasDuplicate && t(ERRORS[surface].duplicate),
  ]
    .filter(Boolean)
    .join(' ');
}
