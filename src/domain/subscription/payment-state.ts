import type { ModuleBilling } from '../codes/module-billing';
import type { PaymentStatus } from '../codes/payment';

/** Payment state of a plan. */
export interface PaymentState {
  /** The payment status; null if the server sends none, because unpaid is 0. */
  readonly status: PaymentStatus | null;
  /** Deadline of the payment. */
  readonly dueAt: string | null;
  /** When the unpaid item stops working. */
  readonly stopsAt: string | null;
}

/** Payment state of a module. */
export interface ModulePaymentState extends PaymentState {
  readonly billing: ModuleBilling;
  /** True if the module is priced by usage. */
  readonly isUsage: boolean;
}

/** Payment state if nothing is known; it produces no message. */
export const UNKNOWN_PAYMENT: PaymentState = { status: null, dueAt: null, stopsAt: null };
