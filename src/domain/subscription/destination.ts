import { mayManage } from './policy';
import type { Account } from './types';
import { isVisitor } from './user-type';

/**
 * Selects where a press on a package leads: a visitor registers, a member with a subscription manages features, any other
 * member checks out. [PRC-20, PRC-22, ACC-16, ACC-17]
 */
export function planDestination(account: Account): 'register' | 'manage-features' | 'checkout' | 'access-denied' {
  if (isVisitor(account)) return 'register';
  if (!mayManage(account, 'subscription')) return 'access-denied';
  return account.subscription ? 'manage-features' : 'checkout';
}

/** Selects where the saved cart leads. [NAV-03, PRC-28, PRC-29, ACC-16, ACC-17] */
export function checkoutDestination(account: Account): 'register' | 'checkout' | 'access-denied' {
  if (isVisitor(account)) return 'register';
  return mayManage(account, 'subscription') ? 'checkout' : 'access-denied';
}
