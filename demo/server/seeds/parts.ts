import { PaymentStatus } from '../../../src/domain/codes/payment';

/** An invoice for add-ons during a period. */
interface SeededPart {
  readonly moduleIds: readonly number[];
  /** Days left of the current period on the day of the invoice. */
  readonly left: number;
  readonly status: PaymentStatus;
}

/**
 * Seeded invoices beside the regular ones. Add-ons that the account still holds are billed for whole periods only from the next period on;
 * the others were dropped.
 */
export const SEEDED_PARTS: Readonly<Record<string, readonly SeededPart[]>> = {
  subscriber: [
    { moduleIds: [121], left: 159, status: PaymentStatus.refund },
    { moduleIds: [152], left: 221, status: PaymentStatus.void },
  ],
  // The payments of these add-ons are in demo/server/seeds/payments.ts.
  addons: [
    { moduleIds: [191], left: 41, status: PaymentStatus.overdue },
    { moduleIds: [121], left: 25, status: PaymentStatus.failed },
  ],
  pastdue: [{ moduleIds: [121, 191], left: 41, status: PaymentStatus.overdue }],
};
