import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from './types';
import type { Day } from '../time/day';
import { daysLeft } from '../time/days-left';
import type { Account } from '../subscription/types';

/** Length of the free test drive, in days. [TRL-01] */
export const TRIAL_DAYS = 7;

/** The add-on that a test drive can be driven with where no package was chosen. [TRL-02] */
export const ROUTING_MANAGE = 'routing-manage';

/** Whether this cart can start a trial: it holds a package, or routing management. [TRL-02] */
export const mayStartTrial = ({ plan, lines }: Pick<Cart, 'plan' | 'lines'>): boolean =>
  (plan !== null && !isCustomSolution(plan)) ||
  Object.values(lines).some(({ module }) => module.code === ROUTING_MANAGE);

/** A trial is over on its last day, which is that of the first charge; one without a day goes on. */
export const isTrialOver = ({ isTrial, expiresAt }: Pick<Account, 'isTrial' | 'expiresAt'>, today: Day): boolean =>
  isTrial && expiresAt !== null && daysLeft(expiresAt, today) === null;
