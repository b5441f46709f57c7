/** The longest that a token is used, ms from its stored timestamp. [STO-02] */
export const TOKEN_LIFE = 5 * 60_000;

/**
 * Whether a token may still be used. A clock that was set back makes the age negative: then nobody knows how old it is.
 * @param keptAt ms, as stored; whatever is not a number is too old
 */
export const isTokenFresh = (keptAt: unknown, now: number): boolean => {
  const age = now - Number(keptAt ?? Number.NaN);
  return age >= 0 && age < TOKEN_LIFE;
};
