/**
 * Loads the doctor: its rules, what the manifest says of the widgets, and the panel. The classic script, which has no bytes for it,
 * loads `doctor.js` beside itself instead (`tools/without-doctor.mjs`).
 * Loads alone: no visitor needs it.
 */
export const loadDoctor = (): Promise<typeof import('./doctor')> => import('./doctor');
