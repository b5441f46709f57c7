import type { Client } from '../../api/client';
import { failed, type Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import { readInvoicePdf } from '../../contract/invoice';
import { answerTo } from '../../domain/errors/catalogue';
import { endsSession } from '../../domain/errors/failure';

/** Why nothing was saved, as far as whoever asked can do something about it. */
export type DownloadProblem =
  /** The server's own words, which stand as they are. */
  | { readonly kind: 'refused'; readonly message: string }
  /** What came is no PDF. */
  | { readonly kind: 'no-pdf' | 'offline' | 'failed' }
  /** The page is told, and reloads. */
  | { readonly kind: 'over' };

export type Download =
  | { readonly kind: 'done'; readonly document: Blob }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly problem: DownloadProblem };

const PROBLEMS: Partial<Record<Failure['kind'], DownloadProblem>> = {
  'not-json': { kind: 'no-pdf' },
  offline: { kind: 'offline' },
  network: { kind: 'offline' },
  timeout: { kind: 'offline' },
};

function problemOf(failure: Failure): DownloadProblem {
  // A gateway's own page is no document either, but says that the server is away.
  if (failure.kind === 'not-json' && failure.httpStatus >= 500) return { kind: 'failed' };
  if (endsSession(failure)) return { kind: 'over' };
  const known = PROBLEMS[failure.kind];
  if (known) return known;
  const message = answerTo('invoice', failure).remedy === 'pass' ? readMessage(failure.body) : null;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}

/** Asks for the document of an invoice. [API-47, INV-01] */
export async function downloadInvoice(
  client: Client,
  params: { readonly member_id: number; readonly invoice_number: string },
  signal: AbortSignal,
): Promise<Download> {
  const reply = await client.request('invoicePdf', { params, signal });
  if (signal.aborted) return { kind: 'aborted' };
  const document = reply.ok ? readInvoicePdf(reply.body) : null;
  if (document) return { kind: 'done', document };
  const { failure } = reply.ok ? failed('not-json', { status: 500, httpStatus: 200 }) : reply;
  return { kind: 'failed', failure, problem: problemOf(failure) };
}

/** ms that a browser has to begin with a file: Safari reads it later than the click. */
const KEPT = 10_000;

/** Saves a document under a name; its address is let go of afterwards. [INV-02] */
export function saveFile(page: Document, document: Blob, name: string): void {
  const href = URL.createObjectURL(document);
  const link = Object.assign(page.createElement('a'), { href, download: name, hidden: true });
  page.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
}
