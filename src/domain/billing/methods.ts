/** Payment methods of the wire, by the names that the documents give them. [CHK-48] */
export const PaymentMethod = { credit_card: 1, ach: 2, amazon: 3, paypal: 4 } as const;
export type MethodName = keyof typeof PaymentMethod;

export const METHODS = ['credit_card', 'ach', 'amazon', 'paypal'] as const satisfies readonly MethodName[];

/** The number of a method that is named by its name or its number; null where it is none. */
export const numberOf = (said: string): number | null =>
  METHODS.map((name) => [name, PaymentMethod[name]] as const).find(
    ([name, number]) => name === said || String(number) === said,
  )?.[1] ?? null;

/** The method of a number of the wire; null where it is none. */
export const methodOf = (type: number | null): MethodName | null =>
  METHODS.find((name) => PaymentMethod[name] === type) ?? null;

/**
 * What can be chosen, always in the same order. [CHK-49]
 * @param supported numbers of the wire: what the account can pay with
 * @param wanted what the page wants to offer of that; all of it where it names nothing
 */
export const offeredMethods = (supported: readonly number[], wanted: readonly string[] = []): readonly MethodName[] =>
  METHODS.filter((name) => supported.includes(PaymentMethod[name])).filter(
    (name) => wanted.length === 0 || wanted.includes(name),
  );
