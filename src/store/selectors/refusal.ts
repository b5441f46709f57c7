import type { UpgradeRefusal } from '../../domain/cart/next-step';
import type { DialogText } from '../slices/dialogs';

const TEXTS = {
  'read-only': { key: 'subscription.read_only' },
  policy: { key: 'subscription.policy' },
  store: { key: 'subscription.billed_by_store' },
  shopify: { key: 'subscription.billed_by_shopify' },
  migration: { key: 'subscription.move_first' },
  pending: { key: 'subscription.pending_reason' },
} as const satisfies Partial<Record<UpgradeRefusal, DialogText>>;

/**
 * Returns the text of why the account may not change its subscription; null for a visitor, who is asked to sign in instead.
 * [ACC-07, ACC-19, ACC-20]
 */
export const refusalText = (refusal: UpgradeRefusal | null): DialogText | null =>
  refusal === null || refusal === 'visitor' ? null : TEXTS[refusal];
