/**
 * An amount in integer minor units of its currency (cents for USD, whole yen for JPY).
 * Nothing above the contract sees a major unit, and no float arithmetic touches an amount.
 */
export type Minor = number;

/** A percentage in hundredths of a percent: 10 % is 1000, 12.5 % is 1250. */
export type BasisPoints = number;
