import { ENDPOINTS } from '../../api/endpoints';
import { failed, type Failure } from '../../api/reply';
import { urlOf } from '../../api/url';
import { readInvoicePdf } from '../../contract/invoice';
import { readShared } from '../../contract/share';
import type { Effect } from '../../store/state';
import { selectServer } from '../../store/selectors/config';
import { whileMemberStays } from '../kit/abort-when';
import { saveFile } from '../kit/save-file';
import { showShareError } from '../share-quote/show-error';
import { linkBody, selectLinkBusy, selectMadeLink, selectOpenCall } from './selectors';
import { linkDone, linkFailed, linkMade, linkStarted, type linkWanted, type MadeLink, type OpenCall } from './slice';

type Wanted = ReturnType<typeof linkWanted>['payload'];

/** Returns the file name of the PDF; the id keeps the names of two quotes apart. */
const fileOf = (id: string): string => `quote-${id.slice(0, 8)}.pdf`;

/**
 * Creates the link of the shared content, then copies it, downloads its PDF or mails that. The same content reuses its link.
 * [REV-44]
 */
export async function makeLinkEffect(wanted: Wanted, api: Effect): Promise<void> {
  if (selectLinkBusy(api.getState())) return;
  api.dispatch(linkStarted(wanted.as));
  const wrong = await runCall(wanted, api);
  api.dispatch(wrong ? linkFailed(openCall(wrong)) : linkDone());
  if (wrong && wrong.failure.kind !== 'aborted')
    await showShareError(api, wrong.failure, 'dialogs.link_failed_title', wanted.origin);
}

/** A call that failed. */
interface Wrong {
  readonly failure: Failure;
  /** Identifies the call, to match a retry with it. */
  readonly what: string;
}

/** Returns the call with the unknown outcome, so that a retry reuses its idempotency key; null if the outcome is known. */
const openCall = ({ what, failure: { kind, idempotencyKey } }: Wrong): OpenCall | null =>
  idempotencyKey && (kind === 'unknown-outcome' || kind === 'never-arrived') ? { what, idempotencyKey } : null;

const keyOf = (what: string, api: Effect): string | undefined => {
  const open = selectOpenCall(api.getState());
  return open?.what === what ? open.idempotencyKey : undefined;
};

/**
 * Runs the calls for a link.
 * @returns the failed call; null on success
 */
async function runCall(wanted: Wanted, api: Effect): Promise<Wrong | null> {
  const link = selectMadeLink(api.getState(), wanted) ?? (await make(wanted, api));
  if ('failure' in link) return link;
  if (wanted.as === 'pdf') return savePdf(link, api);
  if (wanted.as === 'mail') return mailPdf(link, api);
  api.dispatch(linkMade({ ...link, isCopied: await isCopied(link.url) }));
  return null;
}

/** Builds the failure for an answer that cannot be used. */
const unusable = (what: string): Wrong => ({
  failure: failed('status', { status: 500, httpStatus: 200 }).failure,
  what,
});

async function make(wanted: Wanted, api: Effect): Promise<MadeLink | Wrong> {
  const body = linkBody(api.getState(), wanted);
  const of = JSON.stringify(body);
  const idempotencyKey = keyOf(of, api);
  const reply = await api.extra.client.request('cartShare', { body, idempotencyKey, signal: whileMemberStays(api) });
  if (!reply.ok) return { failure: reply.failure, what: of };
  const { api: server, endpoints } = api.getState().config;
  const base = selectServer(api.getState());
  const shared = readShared(reply.body, base);
  if (!shared) return unusable(of);
  const { url, id, estimateId } = shared;
  const view = endpoints['cartShareView'] ?? ENDPOINTS.cartShareView.path;
  const estimate = estimateId && urlOf(server, view, {}, { type: 'estimate', id: estimateId });
  const at = estimate && new URL(estimate, base).href;
  const link = { url, id, estimate: at, of, isCopied: false };
  api.dispatch(linkMade(link));
  return link;
}

/** Copies the link to the clipboard. If the browser refuses, the form shows the link to copy by hand. */
const isCopied = (url: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(url)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

async function savePdf({ id }: MadeLink, api: Effect): Promise<Wrong | null> {
  const what = `pdf ${id}`;
  if (id === null) return unusable(what);
  const reply = await api.extra.client.request('cartPdf', { params: { id }, signal: whileMemberStays(api) });
  if (!reply.ok) return { failure: reply.failure, what };
  const file = readInvoicePdf(reply.body);
  if (!file) return unusable(what);
  saveFile(document, file, fileOf(id));
  return null;
}

/** Mails the PDF. The server sends a quote without addresses to the member's own. [API-15] */
async function mailPdf({ id }: MadeLink, api: Effect): Promise<Wrong | null> {
  const what = `mail ${id}`;
  if (id === null) return unusable(what);
  const idempotencyKey = keyOf(what, api);
  const reply = await api.extra.client.request('cartPdfSend', {
    params: { id },
    idempotencyKey,
    signal: whileMemberStays(api),
  });
  return reply.ok ? null : { failure: reply.failure, what };
}
