import { mayManage } from '../subscription/policy';
import type { Account } from '../subscription/types';
import { upgradeRefusal, type UpgradeRefusal } from '../cart/next-step';

/**
 * Whether this member may switch add-ons on and off: who may change what is paid for, and the features themselves. What cannot
 * be undone by who may only look is refused here and by the server. [ACC-07, ACC-10]
 * @returns null where nothing stands against it
 */
export const activationRefusal = (account: Account, isPending: boolean): UpgradeRefusal | null => {
  const refusal = upgradeRefusal(account, isPending);
  return refusal === null || refusal === 'pending' ? (mayManage(account, 'features') ? refusal : 'policy') : refusal;
};
