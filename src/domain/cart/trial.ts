import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from './types';
import type { Day } from '../time/day';
import { daysLeft } from '../time/days-left';
import type { Account } from '../subscription/types';

/** Length of the free trial in days. [TRL-01] */
export const TRIAL_DAYS = 7;

/** Code of the add-on that can start a trial without a package. [TRL-02] */
export const ROUTING_MANAGE = 'routing-manage';

/** Returns true if this cart can start a trial: it holds a package, or routing management. [TRL-02] */
export const mayStartTrial = ({ plan, lines }: Pick<Cart, 'plan' | 'lines'>): boolean =>
  (plan !== null && !isCustomSolution(plan)) ||
  Object.values(lines).some(({ module }) => module.code === ROUTING_MANAGE);

/** Returns true if a trial is over. It ends on its last day, the day of the first charge; without a last day it goes on. */
export const isTrialOver = ({ isTrial, expiresAt }: Pick<Account, 'isTrial' | 'expiresAt'>, today: Day): boolean =>
  isTrial && expiresAt !== null && daysLeft(expiresAt, today) === null;
