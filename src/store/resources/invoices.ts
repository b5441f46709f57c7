import { readInvoices } from '../../contract/invoice';
import type { InvoicePage } from '../../domain/invoice/types';
import { createResource } from './resource';
import { selectAccount } from '../slices/session';

/** Which part of the invoices is looked at. */
export interface InvoiceQuery {
  /** Null for all years. */
  readonly year: number | null;
  /** From 1. */
  readonly page: number;
}

/** A part of what the member was billed. The session that comes after an order is another, and so is the list. [INV-01] */
export const invoices = createResource<InvoicePage, InvoiceQuery>({
  name: 'invoices',
  keyOf: ({ year, page }, state) => [state.config.language, selectAccount(state).memberId, year, page],
  request: ({ year, page }, state) => ({ params: { member_id: selectAccount(state).memberId }, query: { year, page } }),
  translate: readInvoices,
  ownerOf: selectAccount,
  failedText: 'invoice_list.failed_title',
  isQuiet: true,
});
