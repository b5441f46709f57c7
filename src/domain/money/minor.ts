/**
 * Amount in integer minor units of its currency (cents for USD, whole yen for JPY). Only the contract sees major units, and
 * no float arithmetic touches an amount.
 */
export type Minor = number;

/** A percentage in basis points: 10 % is 1000, 12.5 % is 1250. */
export type BasisPoints = number;

/** 100 % in basis points. */
const WHOLE: BasisPoints = 10_000;

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

const fail = (text: string): never => {
  throw new RangeError(`not an amount: ${text}`);
};

/**
 * Reads an amount in major units by moving the point in its text, so that `0.29` is 29 and not 28.999…. Rounds digits beyond
 * the minor unit half up, away from zero, once.
 * @throws RangeError for anything that is not a plain decimal number or does not fit an integer.
 */
export function minorFromText(value: string | number, decimals: 0 | 2): Minor {
  const text = String(value).trim();
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? fail(text);
  const kept = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  const up = Number(fraction[decimals] ?? 0) >= 5 ? 1 : 0;
  const amount = kept + up;
  if (!Number.isSafeInteger(amount)) fail(text);
  return sign === '-' && amount > 0 ? -amount : amount;
}

/** Sums amounts; null if one of them is unknown. */
export const sumOrNull = (amounts: readonly (Minor | null)[]): Minor | null =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);

/** Divides towards minus infinity, in bigint because a float quotient could round up to the next integer. */
const divideFloor = (dividend: bigint, divisor: bigint): bigint => {
  const rest = ((dividend % divisor) + divisor) % divisor;
  return (dividend - rest) / divisor;
};

/** Computes `amount × numerator ÷ denominator`, rounded half up, without floats. */
export function mulDivRound(amount: Minor, numerator: number, denominator: number): Minor {
  const [product, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number(divideFloor(2n * product + divisor, 2n * divisor));
}

const floorToUnit = (dividend: bigint, divisor: bigint, decimals: 0 | 2): Minor => {
  const unit = 10n ** BigInt(decimals);
  return Number(divideFloor(dividend, divisor * unit) * unit);
};

/** Rounds down to a whole major unit: 29970 cents → 29900. */
export const floorToMajor = (amount: Minor, decimals: 0 | 2): Minor => floorToUnit(BigInt(amount), 1n, decimals);

/** Takes a percentage off and rounds down to a whole major unit: 33300 at 1000 → 29900. [MNY-11, MNY-12] */
export const applyPercentOff = (amount: Minor, discount: BasisPoints, decimals: 0 | 2): Minor =>
  floorToUnit(BigInt(amount) * BigInt(WHOLE - discount), BigInt(WHOLE), decimals);
