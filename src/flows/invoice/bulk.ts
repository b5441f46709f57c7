import { downloadZip } from 'client-zip';
import type { Failure } from '../../api/reply';
import { readInvoicePdf } from '../../contract/invoice';
import { csvOf } from '../../domain/invoice/csv';
import { invoiceFile, invoicesFile } from '../../domain/invoice/file-name';
import { invoiceRows } from '../../domain/invoice/rows';
import type { Invoice } from '../../domain/invoice/types';
import { startOf, readDay } from '../../domain/time/day';
import type { Effect } from '../../store/state';
import { abortWhen } from '../kit/abort-when';
import { saveFile } from '../kit/save-file';
import { endIfSessionOver } from '../kit/session-over';
import type { BulkEvent } from './bulk-machine';
import { downloadProblemOf } from './problem';
import { readEveryPage } from './every-page';
import { bulkStepped, selectDownloads, type bulkAsked } from './slice';

/** PDFs that are downloaded at the same time; a server makes each of them on request. */
const AT_ONCE = 2;

type Asked = ReturnType<typeof bulkAsked>['payload'];

async function save(asked: Asked, ask: number, api: Effect): Promise<void> {
  const { origin, memberId, year, numbers, kind, words } = asked;
  const bulkNow = () => selectDownloads(api.getState(), origin).bulk;
  const isOver = (): boolean => api.isOver?.() || bulkNow().ask !== ask || bulkNow().phase === 'idle';
  const signal = abortWhen(isOver, api);
  const tell = (event: BulkEvent): void => void api.dispatch(bulkStepped({ origin, event }));
  const prefix = api.getState().config.invoicePrefix;
  const file = invoicesFile(`${year ?? 'all'}${numbers ? '-selection' : ''}`, kind, prefix);

  const fail = async (failure: Failure | null): Promise<void> => {
    if (isOver()) return;
    if (failure && (await endIfSessionOver(failure, origin, () => tell({ type: 'canceled' }), api))) return;
    tell({ type: 'failed', ask, problem: failure ? downloadProblemOf(failure) : { kind: 'failed' } });
  };

  const pdfOf = async ({ number }: Invoice): Promise<Uint8Array | null> => {
    const params = { member_id: memberId, invoice_number: number };
    const reply = await api.extra.client.request('invoicePdf', { params, signal });
    if (!reply.ok && !isOver()) await endIfSessionOver(reply.failure, origin, () => tell({ type: 'canceled' }), api);
    const pdf = reply.ok ? readInvoicePdf(reply.body) : null;
    // As bytes, because the library knows no Blob of another frame.
    return pdf && new Uint8Array(await pdf.arrayBuffer());
  };

  const read = await api.dispatch(readEveryPage(year, isOver));
  if (isOver()) return;
  if ('failure' in read) return fail(read.failure);
  const { page } = read;
  const wanted = numbers ? page.invoices.filter(({ number }) => numbers.includes(number)) : page.invoices;
  if (kind === 'csv') {
    const csv = csvOf(invoiceRows(wanted, page.currency, words));
    saveFile(window.document, new Blob([csv], { type: 'text/csv;charset=utf-8' }), file);
    return tell({ type: 'saved', ask, file });
  }

  tell({ type: 'counted', ask, total: wanted.length });
  const got = new Map<string, Uint8Array>();
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    for (let invoice = queue.shift(); invoice && !isOver(); invoice = queue.shift()) {
      const { number } = invoice;
      const pdf = await pdfOf(invoice);
      if (isOver()) return;
      if (pdf) got.set(number, pdf);
      tell(pdf ? { type: 'fetched', ask } : { type: 'missed', ask, number });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (isOver()) return;
  // In the order of the list, whatever came first.
  const files = wanted.flatMap(({ number, issuedAt }) => {
    const input = got.get(number);
    const day = readDay(issuedAt);
    return input ? [{ name: invoiceFile(number, prefix), input, ...(day && { lastModified: startOf(day) }) }] : [];
  });
  if (files.length === 0) return tell({ type: 'saved', ask, file: null });
  const zip = await downloadZip(files).blob();
  if (isOver()) return;
  saveFile(window.document, zip, file);
  for (const number of got.keys()) api.extra.emit('invoice-download', { number, file }, origin);
  tell({ type: 'saved', ask, file });
}

/** Saves the PDFs of several invoices as one ZIP, or their list as CSV. It ends when the person stops it or the list leaves the page. */
export async function downloadSeveral(asked: Asked, api: Effect): Promise<void> {
  const { origin } = asked;
  const { ask } = selectDownloads(api.getState(), origin).bulk;
  try {
    await save(asked, ask, api);
  } finally {
    // Counts only if something broke, so that the run ends all the same.
    api.dispatch(bulkStepped({ origin, event: { type: 'failed', ask, problem: { kind: 'failed' } } }));
  }
}
