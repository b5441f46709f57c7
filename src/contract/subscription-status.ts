import * as z from 'zod/mini';
import type { ActiveStatus } from '../domain/checkout/poll';
import { replyStatus } from './envelope';
import { all, flag, int, recordOrNull, read, text } from './fields';

export const activeSchema = z.object(
  all(flag, 'has_record', 'is_enabled', 'has_subscription_info', 'has_pending_transactions'),
);

/**
 * Reads the reply of `GET /account/subscription/active/status`, also with status 400. [API-21, API-22, API-55]
 * @param body null if no answer could be read
 */
export const readActive = (body: unknown, httpStatus: number): ActiveStatus => {
  const wire = read(activeSchema, body);
  if (!wire) return { status: null, isEnabled: false, hasRecord: false };
  return { status: replyStatus(body, httpStatus), isEnabled: wire.is_enabled, hasRecord: wire.has_record };
};

export const lastOrderSchema = z.object({ order_id: int, state: text });
export const checkSchema = z.object({
  ...all(flag, 'has_record', 'is_enabled', 'has_subscription_info', 'has_pending_transactions'),
  last_order: recordOrNull(lastOrderSchema),
});

/** State of a subscription before a change or while one is pending. */
export interface SubscriptionCheck {
  readonly hasRecord: boolean;
  readonly isEnabled: boolean;
  /** True while a payment is pending, which blocks other orders. [UPG-02] */
  readonly hasPending: boolean;
  /** True if the payment of the last order was declined. */
  readonly isDeclined: boolean;
}

/** Reads the reply of `GET …/subscription/status/check`, also with status 404; null if it is malformed. [API-24] */
export const readCheck = (body: unknown): SubscriptionCheck | null => {
  const wire = read(checkSchema, body);
  return (
    wire && {
      hasRecord: wire.has_record,
      isEnabled: wire.is_enabled,
      hasPending: wire.has_pending_transactions,
      isDeclined: wire.last_order?.state === 'failed',
    }
  );
};
