/**
 * Longer, in ms, than any order or switch takes. One that is due later was asked for while the server's clock was ahead, and is due at once:
 * otherwise it would block its account until that time comes.
 */
export const LONGEST = 3_600_000;

/** Returns when an order or a switch is due, in ms since 1970. */
export const dueAt = (at: Date, now: number): number => (at.getTime() - now > LONGEST ? now : at.getTime());
