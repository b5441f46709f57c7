/** An amount in the smallest unit of its currency. */
export type Minor = number;

/** The currencies that the product sells in, with the digits behind the point. */
export const DECIMALS = { USD: 2, EUR: 2, GBP: 2, CHF: 2, PHP: 2, JPY: 0 } as const;
export type Currency = keyof typeof DECIMALS;
export const CURRENCIES = Object.keys(DECIMALS) as Currency[];

/** `n ÷ d` with halves away from zero, without a float in between. */
function divided(n: bigint, d: bigint): Minor {
  const [size, sign] = n < 0n ? [-n, -1] : [n, 1];
  return sign * Number((size * 2n + d) / (d * 2n)) || 0;
}

/** So many parts of a whole, as an amount. */
export const partOf = (amount: Minor, parts: number, whole: number): Minor =>
  divided(BigInt(amount) * BigInt(parts), BigInt(whole));

/** A list price after its discount, down to a whole unit of the currency. [MNY-12] */
export function discounted(list: Minor, hundredths: number, currency: Currency): Minor {
  if (hundredths === 0) return list;
  const unit = 10n ** BigInt(DECIMALS[currency]);
  return Number(((BigInt(list) * BigInt(10_000 - hundredths)) / 10_000n / unit) * unit);
}

/** Tax of a sum. Rates are hundredths of a percent. */
export const taxOn = (net: Minor, rate: number): Minor => partOf(net, rate, 10_000);

/**
 * An amount as the wire writes it (`"249.00"`, `-12.5`).
 * @returns null where nothing is said
 * @throws where it is no amount: one that can't be read is never 0
 */
export function readAmount(said: unknown, currency: Currency): Minor | null {
  if (said === null || said === undefined) return null;
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(said));
  const digits = DECIMALS[currency];
  const [, sign, whole, fraction = ''] = found ?? [];
  if (!found || /[1-9]/.test(fraction.slice(digits))) throw new Error(`not an amount in ${currency}: ${String(said)}`);
  const size = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return sign && size > 0 ? -size : size;
}

export const sum = (amounts: Iterable<Minor>): Minor => [...amounts].reduce((all, one) => all + one, 0);
