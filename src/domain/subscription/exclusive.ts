import type { Account } from './types';

/** An exclusive package is for the accounts that have it. [ACC-12] */
export const mayChoose = (account: Pick<Account, 'isExclusive'>, plan: { readonly isExclusive: boolean }): boolean =>
  !plan.isExclusive || account.isExclusive;
