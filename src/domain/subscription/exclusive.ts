import type { Account } from './types';

/** Returns true if the account may choose the package; exclusive packages need an exclusive account. [ACC-12] */
export const mayChoose = (account: Pick<Account, 'isExclusive'>, plan: { readonly isExclusive: boolean }): boolean =>
  !plan.isExclusive || account.isExclusive;
