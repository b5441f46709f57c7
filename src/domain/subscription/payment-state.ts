import type { ModuleBilling } from '../codes/module-billing';
import type { PaymentStatus } from '../codes/payment';

/** How the payment of a plan stands. */
export interface PaymentState {
  /** Null where the server says nothing. Unpaid is 0. */
  readonly status: PaymentStatus | null;
  /** Until it has to be paid. */
  readonly dueAt: string | null;
  /** When what it is for stops working. */
  readonly stopsAt: string | null;
}

/** How that of a module stands. */
export interface ModulePaymentState extends PaymentState {
  readonly billing: ModuleBilling;
  /** It is priced by what it counts. */
  readonly isUsage: boolean;
}

/** Nothing is known of a payment, so nothing is said of it. */
export const UNKNOWN_PAYMENT: PaymentState = { status: null, dueAt: null, stopsAt: null };
