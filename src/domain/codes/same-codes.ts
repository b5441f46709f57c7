/** Compares two lists of codes in any order; duplicates must occur equally often in both. [ACT-15, docs/decisions/0055] */
export const sameCodes = (left: readonly string[] = [], right: readonly string[] = []): boolean => {
  const [one, other] = [left.toSorted(), right.toSorted()];
  return one.length === other.length && one.every((code, at) => code === other[at]);
};
