import { failed } from '../../api/reply';
import { readInvoicePdf } from '../../contract/invoice';
import { invoiceFile } from '../../domain/invoice/file-name';
import type { Effect } from '../../store/state';
import { saveFile } from '../kit/save-file';
import { endIfSessionOver } from '../kit/session-over';
import { abortWhen } from '../kit/abort-when';
import type { Downloaded } from './machine';
import { downloadProblemOf } from './problem';
import { downloadStepped, selectDownloads, type downloadAsked } from './slice';

type Asked = ReturnType<typeof downloadAsked>['payload'];

/** Downloads the PDF of an invoice. It aborts when the list leaves the page. [API-47, INV-01 … INV-03] */
export async function downloadInvoiceEffect(asked: Asked, api: Effect): Promise<void> {
  const { origin, memberId, number } = asked;
  const end = (outcome: Downloaded | null): void =>
    void api.dispatch(downloadStepped({ origin, event: { type: 'ended', number, outcome } }));
  const signal = abortWhen(() => !selectDownloads(api.getState(), origin).busy.includes(number), api);
  try {
    const params = { member_id: memberId, invoice_number: number };
    const reply = await api.extra.client.request('invoicePdf', { params, signal });
    if (signal.aborted) return;
    const document = reply.ok ? readInvoicePdf(reply.body) : null;
    if (document) {
      const file = invoiceFile(number, api.getState().config.invoicePrefix);
      saveFile(window.document, document, file);
      api.extra.emit('invoice-download', { number, file }, origin);
      return end({ kind: 'done', file });
    }
    const { failure } = reply.ok ? failed('not-json', { status: 500, httpStatus: 200 }) : reply;
    if (await endIfSessionOver(failure, origin, () => end(null), api)) return;
    const problem = downloadProblemOf(failure);
    const message = problem.kind === 'refused' ? problem.message : `invoice_list.${problem.kind}`;
    api.extra.emit('error', { code: failure.status, message, surface: 'invoice-list' }, origin);
    end({ kind: 'failed', number, problem });
  } finally {
    // Frees the button after any failure. A stopped download has left its list, where a newer one may run under the same number.
    if (!signal.aborted) end(null);
  }
}
