/** Plan id of the custom solution: loose modules without a package. [CRT-28, CRT-29] */
export const CUSTOM_SOLUTION_ID = 0;

export const isCustomSolution = (plan: { readonly id: number }): boolean => plan.id === CUSTOM_SOLUTION_ID;
