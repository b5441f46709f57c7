/** Payment methods: their numbers on the wire by the documents' names. [CHK-48] */
export const PaymentMethod = { credit_card: 1, ach: 2, amazon: 3, paypal: 4 } as const;
export type MethodName = keyof typeof PaymentMethod;

export const PAYMENT_METHODS = ['credit_card', 'ach', 'amazon', 'paypal'] as const satisfies readonly MethodName[];

/** Returns the number of a payment method from its name or number as text; null if it is unknown. */
export const methodNumber = (said: string): number | null =>
  PAYMENT_METHODS.map((name) => [name, PaymentMethod[name]] as const).find(
    ([name, number]) => name === said || String(number) === said,
  )?.[1] ?? null;

/** Returns the name of a payment method from its number; null if it is unknown. */
export const methodName = (type: number | null): MethodName | null =>
  PAYMENT_METHODS.find((name) => PaymentMethod[name] === type) ?? null;

/**
 * Returns the payment methods that the form offers, in a fixed order. [CHK-49]
 * @param supported numbers of the methods that the account supports
 * @param wanted names that the page offers; empty means all
 */
export const offeredMethods = (supported: readonly number[], wanted: readonly string[] = []): readonly MethodName[] =>
  PAYMENT_METHODS.filter((name) => supported.includes(PaymentMethod[name])).filter(
    (name) => wanted.length === 0 || wanted.includes(name),
  );
