import type { Failure } from '../../api/reply';
import { readShared, toMarketplaceShareBody, toPricingShareBody } from '../../contract/share';
import { submitted } from '../../domain/quote/check';
import type { ShareDraft } from '../../domain/quote/draft';
import { quoteOf } from '../../domain/quote/quote';
import type { Effect } from '../../store/state';
import { askPerson } from '../../store/effects/ask-person';
import { selectServer } from '../../store/selectors/config';
import { dialogAnswered, dialogOpened, shareClosed } from '../../store/slices/dialogs';
import { whileMemberStays } from '../kit/abort-when';
import { selectAsksName, selectDraft, selectIsSharing, selectOpenShare, selectWords } from './selectors';
import { draftChanged, shareDone, shareFailed, shareStarted, type OpenShare, type sharePressed } from './slice';
import { showShareError } from './show-error';

type Pressed = ReturnType<typeof sharePressed>['payload'];

/**
 * Mails the draft of a surface, once, while a loader dialog is open. An invalid draft stays in the form with its errors, and
 * nothing is sent. [QUO-37 … QUO-41]
 */
export async function sendQuoteEffect(pressed: Pressed, api: Effect): Promise<void> {
  const { surface, origin } = pressed;
  // Checks before the first `await`, so that a second press is ignored.
  if (selectIsSharing(api.getState())) return;
  const { draft, maySend } = submitted(selectDraft(api.getState(), surface), surface, selectAsksName(api.getState()));
  api.dispatch(draftChanged({ surface, draft }));
  if (!maySend) return;
  api.dispatch(shareStarted());

  const loader = { title: { key: 'dialogs.sharing_title' }, text: { key: 'dialogs.sharing' } };
  const body = bodyOf(pressed, draft, api);
  const written = JSON.stringify(body);
  const open = selectOpenShare(api.getState());
  // The same body as in a share with an unknown outcome reuses its idempotency key, so that the server does not mail it twice.
  const idempotencyKey = open?.body === written ? open.idempotencyKey : undefined;
  const { id } = api.dispatch(dialogOpened({ kind: 'loader', ...loader }, origin)).payload;
  const reply = await api.extra.client
    .request('cartShare', { body, idempotencyKey, signal: whileMemberStays(api) })
    .finally(() => api.dispatch(dialogAnswered({ id, answer: 'ok' })));
  if (!reply.ok) return fail(pressed, reply.failure, written, api);

  const link = readShared(reply.body, selectServer(api.getState()))?.url;
  api.dispatch(shareDone(surface));
  api.dispatch(shareClosed());
  // Waits for one task, so that the form has returned the focus to its opener before this dialog opens and remembers it.
  await api.delay(0);
  api.extra.emit('quote-share', { recipients: draft.tags.length }, origin);
  await askPerson(api, { kind: 'success', text: { key: 'dialogs.shared' }, link }, origin);
}

/** Builds the request body; each surface has its own shape. [API-12, API-13] */
function bodyOf({ surface, quote }: Pressed, draft: ShareDraft, api: Effect): object {
  const { content, currency } = api.getState().cart;
  const letter = { ...selectWords(api.getState(), surface), addresses: draft.tags.map(({ text }) => text) };
  return surface === 'pricing'
    ? toPricingShareBody(letter, content, currency)
    : toMarketplaceShareBody(letter, quote ?? quoteOf(content));
}

/** Returns true if the quote may have been mailed. */
const isUnknown = ({ kind }: Failure): boolean => kind === 'unknown-outcome' || kind === 'not-json';

const openShare = ({ kind, idempotencyKey }: Failure, body: string): OpenShare | null =>
  idempotencyKey && (kind === 'unknown-outcome' || kind === 'never-arrived') ? { body, idempotencyKey } : null;

async function fail({ origin }: Pressed, failure: Failure, body: string, api: Effect): Promise<void> {
  api.dispatch(shareFailed(openShare(failure, body)));
  await showShareError(api, failure, isUnknown(failure) ? 'dialogs.maybe_shared' : 'dialogs.not_shared', origin);
}
