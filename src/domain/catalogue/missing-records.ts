/** Returns the records of `some` whose ids are missing from `list`. */
export const recordsMissingFrom = <T extends { readonly id: number }>(
  some: readonly T[],
  list: readonly T[],
): readonly T[] => {
  const ids = new Set(list.map(({ id }) => id));
  return some.filter(({ id }) => !ids.has(id));
};
