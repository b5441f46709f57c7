import { expect } from 'vitest';
import { minorFromText } from '../../src/domain/money/minor';
import { plain, readPdf } from './pdf-text';
import type { Shopper } from './shopping';

/** A document as the list of the contract tells it. */
export interface Listed {
  readonly number: string;
  readonly type: 'invoice' | 'credit_note';
  readonly corrects?: string;
  readonly void_reason?: string;
  readonly title: string;
  readonly issued_at: string;
  readonly due_at: string | null;
  readonly days: number;
  readonly payment_status: number;
  readonly amount: string;
}

/** Returns the last documents of an account, the newest first. */
export const listed = async (who: Shopper): Promise<readonly Listed[]> => {
  const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
  return Reflect.get(body, 'data') as Listed[];
};

/** Returns the text of a document's PDF in one line. */
export const paperOf = async (who: Shopper, number: string, language = 'en'): Promise<string> => {
  const path = `/account/${await who.memberId()}/invoices/${number}/pdf?language=${language}`;
  const response = await who.raw(path);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toContain(`r4m-invoice-${number}.pdf`);
  return plain((await readPdf(await response.arrayBuffer())).text);
};

/** Reads an amount of the wire in minor units. */
export const minorOf = (amount: string, decimals: 0 | 2 = 2): number => minorFromText(amount, decimals) ?? Number.NaN;

/** Does what the seller's back office does. */
export const correct = (who: Shopper, number: string, as: 'refund' | 'cancellation') =>
  who.post(as === 'refund' ? '/demo/refunds' : '/demo/cancellations', { number });
