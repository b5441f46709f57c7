/** Billing markers of a module. Zero is meaningful. [PAY-03] */
export const ModuleBilling = { paid: 0, trial: 1, trialExpired: 2, overdue: 3 } as const;
export type ModuleBilling = (typeof ModuleBilling)[keyof typeof ModuleBilling];

/** Returns the trial status of a billing marker. [docs/decisions/0060] */
export const trialOf = (billing: ModuleBilling): 'trial' | 'trial-expired' | 'not-trial' => {
  if (billing === ModuleBilling.trial) return 'trial';
  return billing === ModuleBilling.trialExpired ? 'trial-expired' : 'not-trial';
};
