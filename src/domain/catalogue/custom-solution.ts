/** Stands for the package where somebody chose loose modules and no bundle. [CRT-28, CRT-29] */
export const CUSTOM_SOLUTION_ID = 0;

export const isCustomSolution = (plan: { readonly id: number }): boolean => plan.id === CUSTOM_SOLUTION_ID;
