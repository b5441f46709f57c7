/** Lifetime of a cached token in ms, counted from its stored timestamp. [STO-02] */
export const TOKEN_LIFE = 5 * 60_000;

/**
 * Returns true if a cached token is still fresh. A negative age means that the clock was set back, so the token counts as
 * expired.
 * @param keptAt ms since 1970, as stored; anything that is not a number counts as expired
 */
export const isTokenFresh = (keptAt: unknown, now: number): boolean => {
  const age = now - Number(keptAt);
  return age >= 0 && age < TOKEN_LIFE;
};
