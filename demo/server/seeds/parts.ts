import { PaymentStatus } from '../../../src/domain/codes/payment';

/** Something that an account was billed for in the middle of a period. */
interface SeededPart {
  readonly moduleIds: readonly number[];
  /** Days that were left of the period that the account has now. */
  readonly left: number;
  readonly status: PaymentStatus;
}

/**
 * What demo accounts were billed for beside their periods. Add-ons that an account has now are billed whole only from the period
 * after that on; of others nothing was kept.
 */
export const SEEDED_PARTS: Readonly<Record<string, readonly SeededPart[]>> = {
  subscriber: [
    { moduleIds: [121], left: 159, status: PaymentStatus.refund },
    { moduleIds: [152], left: 221, status: PaymentStatus.void },
  ],
  // The payments of these add-ons stand in demo/server/seeds/payments.ts.
  addons: [
    { moduleIds: [191], left: 41, status: PaymentStatus.overdue },
    { moduleIds: [121], left: 25, status: PaymentStatus.failed },
  ],
  pastdue: [{ moduleIds: [121, 191], left: 41, status: PaymentStatus.overdue }],
};
