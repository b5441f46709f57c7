/** Whether both name the same codes, in any order; one that is named twice has to be named twice in the other. [ACT-15, docs/decisions/0055] */
export const sameCodes = (left: readonly string[] = [], right: readonly string[] = []): boolean => {
  const [one, other] = [left.toSorted(), right.toSorted()];
  return one.length === other.length && one.every((code, at) => code === other[at]);
};
