/** Payment markers of the wire. Zero is meaningful. */
export const PaymentStatus = {
  unpaid: 0,
  pending: 1,
  paid: 2,
  processing: 3,
  refund: 4,
  scheduled: 5,
  void: 6,
  fraud: 7,
  failed: 8,
  due: 9,
  overdue: 10,
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** Returns true for a failed payment, 8 or above; fraud (7) does not count. */
export const isFailedPayment = (status: number): boolean => status >= PaymentStatus.failed;
