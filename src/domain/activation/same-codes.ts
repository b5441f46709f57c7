/** Whether both name the same add-ons, in any order; one that is named twice has to be named twice in the other. [ACT-15, A34] */
export const sameCodes = (requested: readonly string[], confirmed: readonly string[]): boolean => {
  const [one, other] = [requested.toSorted(), confirmed.toSorted()];
  return one.length === other.length && one.every((code, at) => code === other[at]);
};
