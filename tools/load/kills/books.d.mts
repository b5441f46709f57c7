type Faults = readonly string[];

interface Invoice {
  readonly member_id: number;
  readonly number: string;
  readonly sequence: number;
  readonly cause: string;
  readonly order_id: number | null;
  readonly lines: readonly { readonly kind: string; readonly amount: number }[];
  readonly total: number;
  readonly status: number;
  readonly period_started_on: string;
  readonly period_ends_on: string;
}
interface Account {
  readonly id: number;
  readonly credit?: number;
}
interface Order {
  readonly id: number;
  readonly member_id: number;
  readonly state: string;
}
interface Subscription {
  readonly member_id: number;
  readonly credit: number;
  readonly period_ends_on: string;
}

export function lostWrites(
  acknowledged: ReadonlyMap<string, { readonly kind: string; readonly status: number }>,
  requests: readonly { readonly key: string; readonly status: number }[],
): Faults;
export function doubledWrites(log: {
  readonly steps: readonly { readonly tx: string; readonly tracking_id: string }[];
  readonly keys: readonly { readonly tx: string; readonly key: string }[];
}): Faults;
export function unknownCarts(told: readonly string[], stored: readonly string[]): Faults;
export function renewalFaults(
  accounts: readonly (Account & { readonly endedOn: string })[],
  invoices: readonly Invoice[],
  subscriptions: readonly Subscription[],
): Faults;
export function creditFaults(
  accounts: readonly Account[],
  invoices: readonly Invoice[],
  subscriptions: readonly Subscription[],
): Faults;
export function orderFaults(
  told: readonly { readonly orderId: number; readonly memberId: number }[],
  expected: ReadonlyMap<number, number>,
  books: {
    readonly orders: readonly Order[];
    readonly transactions: readonly { readonly order_id: number; readonly amount: number }[];
    readonly invoices: readonly Invoice[];
  },
): Faults;
export function paymentFaults(
  payments: readonly { readonly number: string; readonly statuses: readonly number[] }[],
  invoices: readonly Invoice[],
): Faults;
export function numberFaults(invoices: readonly Invoice[]): Faults;
export function shownFaults(
  shown: ReadonlyMap<
    number,
    readonly { readonly number: string; readonly amount: string; readonly payment_status: number }[]
  >,
  invoices: readonly Invoice[],
): Faults;
