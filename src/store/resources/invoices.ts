import { readInvoices } from '../../contract/invoice';
import type { InvoicePage } from '../../domain/invoice/types';
import { createResource } from './resource';
import { selectAccount } from '../slices/session';

/** Filter and page of the invoice list. */
export interface InvoiceQuery {
  /** Null for all years. */
  readonly year: number | null;
  /** Page number, 1-based. */
  readonly page: number;
}

/** Resource of the member's invoices, by page. A new session (such as after an order) makes them stale. [INV-01] */
export const invoices = createResource<InvoicePage, InvoiceQuery>({
  name: 'invoices',
  keyOf: ({ year, page }, state) => [state.config.language, selectAccount(state).memberId, year, page],
  request: ({ year, page }, state) => ({ params: { member_id: selectAccount(state).memberId }, query: { year, page } }),
  translate: readInvoices,
  ownerOf: selectAccount,
  failedText: 'invoice_list.failed_title',
  isQuiet: true,
});
