/** Length of the free test drive, in days. */
export const TRIAL_DAYS = 7;
