/** An amount in minor units of its currency. */
export type Minor = number;

/** The currencies of the product, with their number of decimals. */
export const DECIMALS = { USD: 2, EUR: 2, GBP: 2, CHF: 2, PHP: 2, JPY: 0 } as const;
export type Currency = keyof typeof DECIMALS;
export const CURRENCIES = Object.keys(DECIMALS) as Currency[];

/** Divides integers and rounds halves away from zero, without floats. */
function divided(n: bigint, d: bigint): Minor {
  const [size, sign] = n < 0n ? [-n, -1] : [n, 1];
  return sign * Number((size * 2n + d) / (d * 2n)) || 0;
}

/** Returns the share `parts ÷ whole` of an amount. */
export const partOf = (amount: Minor, parts: number, whole: number): Minor =>
  divided(BigInt(amount) * BigInt(parts), BigInt(whole));

/** Returns a list price after its discount, rounded down to a whole major unit. [MNY-12] */
export function discounted(list: Minor, hundredths: number, currency: Currency): Minor {
  if (hundredths === 0) return list;
  const unit = 10n ** BigInt(DECIMALS[currency]);
  return Number(((BigInt(list) * BigInt(10_000 - hundredths)) / 10_000n / unit) * unit);
}

/** Returns the tax on an amount. Rates are in hundredths of a percent. */
export const taxOn = (net: Minor, rate: number): Minor => partOf(net, rate, 10_000);

/**
 * Parses an amount of the wire (`"249.00"`, `-12.5`).
 * @returns null if the wire has no value
 * @throws Error if the value is no amount, because an unreadable amount must never become 0
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
