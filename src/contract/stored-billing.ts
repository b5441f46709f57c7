import * as z from 'zod/mini';
import { DETAILS_FIELDS, type BillingDetails } from '../domain/billing/details';
import { PAYMENT_METHODS, type MethodName } from '../domain/billing/methods';
import { all, id, oneOf, read, recordOf, text } from './fields';

/** Unsaved draft of the billing form as stored, so that it survives a reload. It holds no card or account data. */
export interface BillingDraft {
  readonly memberId: number;
  readonly method: MethodName | null;
  readonly details: BillingDetails;
}

const draftSchema = z.object({ memberId: id, method: oneOf<MethodName, null>(PAYMENT_METHODS, null) });
const detailsSchema = z.object(all(text, ...DETAILS_FIELDS));

/** Reads a draft from storage; null if it is malformed. It drops all unknown fields. */
export function readBillingDraft(value: unknown): BillingDraft | null {
  const draft = read(draftSchema, value);
  const { details: kept }: { readonly details?: unknown } = recordOf(value);
  const details = read(detailsSchema, recordOf(kept));
  return draft && details && { ...draft, details };
}
