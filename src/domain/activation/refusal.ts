import { mayManage } from '../subscription/policy';
import type { Account } from '../subscription/types';
import { upgradeRefusal, type UpgradeRefusal } from '../cart/next-step';

/**
 * Returns why this member may not switch add-ons on or off. The member needs the right to change the subscription and to
 * manage features, because a read-only user could not undo the change. The server enforces the same rule. [ACC-07, ACC-10]
 * @returns null if the member may
 */
export const activationRefusal = (account: Account, isPending: boolean): UpgradeRefusal | null => {
  const refusal = upgradeRefusal(account, isPending);
  return refusal === null || refusal === 'pending' ? (mayManage(account, 'features') ? refusal : 'policy') : refusal;
};
