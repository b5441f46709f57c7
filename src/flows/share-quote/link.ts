import type { Failure } from '../../api/reply';
import { readInvoicePdf } from '../../contract/invoice';
import { readShared, toMarketplaceLinkBody, toPricingLinkBody } from '../../contract/share';
import { quoteOf } from '../../domain/quote/quote';
import type { Effect } from '../../store/create-store';
import { ask, tellFailure } from '../../store/effects/talk';
import { troubleOf } from '../../store/effects/trouble';
import { saveFile } from '../invoice/download';
import { selectDraft, selectIsSharing, selectMadeLink } from './selectors';
import { linkMade, shareFailed, shareStarted, type linkWanted, type MadeLink } from './slice';

type Wanted = ReturnType<typeof linkWanted>['payload'];

/** What its PDF is saved as: two quotes in one folder have two names. */
const fileOf = (id: string): string => `quote-${id.slice(0, 8)}.pdf`;

/** The link of what the form shares, into the clipboard or for its PDF. The same content has one link, however often it is asked for. [REV-44] */
export async function giveLink(wanted: Wanted, api: Effect): Promise<void> {
  if (selectIsSharing(api.getState())) return;
  const body = bodyOf(wanted, api);
  const written = JSON.stringify(body);
  const known = selectMadeLink(api.getState());
  const link = known?.body === written ? known : await make(body, written, wanted, api);
  if (!link) return;
  if (wanted.as === 'pdf') await savePdf(link, wanted, api);
  else api.dispatch(linkMade({ ...link, isCopied: await isCopied(link.url) }));
}

function bodyOf({ surface, quote }: Wanted, api: Effect): object {
  const { content, currency } = api.getState().cart;
  const { comment } = selectDraft(api.getState(), surface);
  return surface === 'pricing'
    ? toPricingLinkBody(comment, content, currency)
    : toMarketplaceLinkBody(comment, quote ?? quoteOf(content));
}

async function make(body: object, written: string, { origin }: Wanted, api: Effect): Promise<MadeLink | null> {
  api.dispatch(shareStarted());
  const reply = await api.extra.client.request('cartShare', { body, signal: api.signal });
  const { api: server } = api.getState().config;
  const shared = reply.ok ? readShared(reply.body, new URL(server || '/', document.baseURI).href) : null;
  if (!shared) {
    api.dispatch(shareFailed(null));
    await fail(reply.ok ? null : reply.failure, origin, api);
    return null;
  }
  const link = { ...shared, body: written, isCopied: false };
  api.dispatch(linkMade(link));
  return link;
}

/** Where the browser refuses the clipboard the form shows the link, to be copied by hand. */
const isCopied = (url: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(url)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

async function savePdf({ id }: MadeLink, { origin }: Wanted, api: Effect): Promise<void> {
  if (id === null) return fail(null, origin, api);
  const reply = await api.extra.client.request('cartPdf', { params: { id }, signal: api.signal });
  const file = reply.ok ? readInvoicePdf(reply.body) : null;
  if (file) saveFile(document, file, fileOf(id));
  else await fail(reply.ok ? null : reply.failure, origin, api);
}

/** @param failure null where what came could not be used */
async function fail(failure: Failure | null, origin: string | null, api: Effect): Promise<void> {
  if (failure?.kind === 'aborted') return;
  const trouble = failure && troubleOf(failure, 'share');
  if (failure && trouble?.remedy !== 'show') return tellFailure(api, failure, origin);
  const title = { key: 'dialogs.link_failed_title' };
  await ask(api, { kind: 'error', title, text: { key: 'dialogs.link_failed' } }, origin);
}
