import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { PaymentStatus } from '../../../src/domain/codes/payment';

/** What the demo accounts came with lies around the day on which their period ends. */
export const CAME_BEFORE = 18;

/** How a payment stands that an account comes with, as days from then. */
export interface SeededPayment {
  readonly payment_status: PaymentStatus;
  /** Until it has to be paid. */
  readonly due?: number;
  /** Until what it is for stops working. */
  readonly stops?: number;
  readonly module_billing?: ModuleBilling;
}

export interface SeededPayments {
  readonly plan?: SeededPayment;
  /** By id of the add-on. */
  readonly modules?: Readonly<Record<number, SeededPayment>>;
}

const { failed, processing, scheduled, due, overdue, unpaid, pending } = PaymentStatus;

/** What the payments of some demo accounts have come to. All others are paid. */
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
