import * as z from 'zod/mini';
import { DETAILS_FIELDS, type BillingDetails } from '../domain/billing/details';
import { METHODS, type MethodName } from '../domain/billing/methods';
import { all, id, oneOf, read, recordOf, text } from './fields';

/** What was typed and not saved, as it outlives its page. Nothing of a card or an account is in it. */
export interface BillingDraft {
  readonly memberId: number;
  readonly method: MethodName | null;
  readonly details: BillingDetails;
}

const draftSchema = z.object({ memberId: id, method: oneOf<MethodName, null>(METHODS, null) });
const detailsSchema = z.object(all(text, ...DETAILS_FIELDS));

/** What storage holds; null where it is no draft. Anything else that stands in it is left out. */
export function readBillingDraft(value: unknown): BillingDraft | null {
  const draft = read(draftSchema, value);
  const { details: kept }: { readonly details?: unknown } = recordOf(value);
  const details = read(detailsSchema, recordOf(kept));
  return draft && details && { ...draft, details };
}
