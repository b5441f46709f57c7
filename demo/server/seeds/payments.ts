import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { PaymentStatus } from '../../../src/domain/codes/payment';

/** Days from the seeding date of a demo account to the end of its period. */
export const CAME_BEFORE = 18;

/** The seeded status of a payment. Days count from the seeding date. */
export interface SeededPayment {
  readonly payment_status: PaymentStatus;
  /** Days until the payment is due. */
  readonly due?: number;
  /** Days until the unpaid item stops working. */
  readonly stops?: number;
  readonly module_billing?: ModuleBilling;
}

export interface SeededPayments {
  readonly plan?: SeededPayment;
  /** Payments by add-on id. */
  readonly modules?: Readonly<Record<number, SeededPayment>>;
}

const { failed, processing, scheduled, due, overdue, unpaid, pending } = PaymentStatus;

/** The seeded payment statuses of demo accounts; all other payments are paid. */
export const SEEDED_PAYMENTS: Readonly<Record<string, SeededPayments>> = {
  declined: { plan: { payment_status: failed, stops: 5 } },
  declinedlast: { plan: { payment_status: failed } },
  paying: { plan: { payment_status: processing } },
  waiting: { plan: { payment_status: pending } },
  scheduled: { plan: { payment_status: scheduled } },
  due: { plan: { payment_status: due, due: 6 } },
  addons: {
    modules: {
      121: { payment_status: failed, stops: 3 },
      152: { payment_status: unpaid, module_billing: ModuleBilling.trialExpired },
      191: { payment_status: overdue, module_billing: ModuleBilling.overdue },
    },
  },
};
