import { ENDPOINTS } from '../../api/endpoints';
import { failed, type Failure } from '../../api/reply';
import { urlOf } from '../../api/url';
import { readInvoicePdf } from '../../contract/invoice';
import { readShared } from '../../contract/share';
import type { Effect } from '../../store/state';
import { selectServer } from '../../store/selectors/config';
import { saveFile } from '../kit/save-file';
import { showShareError } from '../share-quote/show-error';
import { linkBody, selectLinkBusy, selectMadeLink, selectOpenCall } from './selectors';
import { linkDone, linkFailed, linkMade, linkStarted, type linkWanted, type MadeLink, type OpenCall } from './slice';

type Wanted = ReturnType<typeof linkWanted>['payload'];

/** What its PDF is saved as, and how the names of two quotes differ. */
const fileOf = (id: string): string => `quote-${id.slice(0, 8)}.pdf`;

/** The link of what the form shares: into the clipboard, or for its PDF. The same content has one link, however often it is asked for. [REV-44] */
export async function giveLink(wanted: Wanted, api: Effect): Promise<void> {
  if (selectLinkBusy(api.getState())) return;
  api.dispatch(linkStarted(wanted.as));
  const wrong = await runCall(wanted, api);
  api.dispatch(wrong ? linkFailed(openCall(wrong)) : linkDone());
  if (wrong && wrong.failure.kind !== 'aborted')
    await showShareError(api, wrong.failure, 'dialogs.link_failed_title', wanted.origin);
}

/** A call that did not do what it was for. */
interface Wrong {
  readonly failure: Failure;
  /** Tells the write from others. */
  readonly what: string;
}

/** It may have been done, and goes out with the same key when it is asked for again. */
const openCall = ({ what, failure: { kind, idempotencyKey } }: Wrong): OpenCall | null =>
  idempotencyKey && (kind === 'unknown-outcome' || kind === 'never-arrived') ? { what, idempotencyKey } : null;

const keyOf = (what: string, api: Effect): string | undefined => {
  const open = selectOpenCall(api.getState());
  return open?.what === what ? open.idempotencyKey : undefined;
};

/** @returns why it did not work; null where it did */
async function runCall(wanted: Wanted, api: Effect): Promise<Wrong | null> {
  const link = selectMadeLink(api.getState(), wanted) ?? (await make(wanted, api));
  if ('failure' in link) return link;
  if (wanted.as === 'pdf') return savePdf(link, api);
  if (wanted.as === 'mail') return mailPdf(link, api);
  api.dispatch(linkMade({ ...link, isCopied: await isCopied(link.url) }));
  return null;
}

/** What came can’t be used, so that nothing has happened. */
const unusable = (what: string): Wrong => ({
  failure: failed('status', { status: 500, httpStatus: 200 }).failure,
  what,
});

async function make(wanted: Wanted, api: Effect): Promise<MadeLink | Wrong> {
  const body = linkBody(api.getState(), wanted);
  const of = JSON.stringify(body);
  const idempotencyKey = keyOf(of, api);
  const reply = await api.extra.client.request('cartShare', { body, idempotencyKey, signal: api.signal });
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

/** Where the browser refuses the clipboard the form shows the link, to be copied by hand. */
const isCopied = (url: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(url)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

async function savePdf({ id }: MadeLink, api: Effect): Promise<Wrong | null> {
  const what = `pdf ${id}`;
  if (id === null) return unusable(what);
  const reply = await api.extra.client.request('cartPdf', { params: { id }, signal: api.signal });
  if (!reply.ok) return { failure: reply.failure, what };
  const file = readInvoicePdf(reply.body);
  if (!file) return unusable(what);
  saveFile(document, file, fileOf(id));
  return null;
}

/** A quote that has no addresses goes to the member's own. [API-15] */
async function mailPdf({ id }: MadeLink, api: Effect): Promise<Wrong | null> {
  const what = `mail ${id}`;
  if (id === null) return unusable(what);
  const idempotencyKey = keyOf(what, api);
  const reply = await api.extra.client.request('cartPdfSend', { params: { id }, idempotencyKey, signal: api.signal });
  return reply.ok ? null : { failure: reply.failure, what };
}
