import type { Client } from '../../api/client';
import type { BillingOutcome } from './outcome';
import { NOBODY, billingOutcomeOf } from './save';

export interface InvoicePayment {
  readonly memberId: number;
  readonly number: string;
  /** What a bank said when it was asked. */
  readonly threeDToken: string | null;
}

/** Pays an open invoice with the stored payment method, once; a bank may ask first. */
export async function payInvoice(client: Client, payment: InvoicePayment): Promise<BillingOutcome> {
  const { memberId, number, threeDToken } = payment;
  if (!(memberId > 0)) return NOBODY;
  const params = { member_id: memberId, invoice_number: number };
  const body = threeDToken === null ? {} : { three_d_token_id: threeDToken };
  return billingOutcomeOf(await client.request('invoicePay', { params, body }));
}
