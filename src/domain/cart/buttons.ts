import type { Module, Plan } from '../catalogue/types';
import { Bundled } from '../codes/markers';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import type { Cart } from './types';

export type PlanButton = 'add' | 'selected' | 'try-now' | 'current-plan' | 'contact' | 'enable' | 'enabled';

/** Cards of this type open the contact page. */
const CONTACT_CARD = 3;

/** The plan that a member has, unless it has run out: then the same plan is a change. [CRT-41] */
const isInForce = ({ id }: Pick<Plan, 'id'>, { subscription, isExpired }: Account): boolean =>
  subscription?.planId === id && !isExpired;

/** What the button of a package says, by who is looking and what is in the cart. [CRT-39, PRC-32] */
export function planButton(plan: Pick<Plan, 'id' | 'isContact'>, cart: Cart, account: Account): PlanButton {
  if (plan.isContact) return 'contact';
  if (isReseller(account) && !isVisitor(account)) {
    return isInForce(plan, account) || cart.plan?.id === plan.id ? 'enabled' : 'enable';
  }
  if (isInForce(plan, account)) return 'current-plan';
  if (cart.plan?.id === plan.id) return 'selected';
  return isVisitor(account) ? 'try-now' : 'add';
}

export type ModuleButton = 'add' | 'remove' | 'selected' | 'try-now' | 'contact' | 'current-plan';

/** What the button of a module says. [CRT-39] */
export function moduleButton(module: Pick<Module, 'id' | 'cardType' | 'trial'>, cart: Cart, account: Account): ModuleButton {
  if (module.cardType === CONTACT_CARD) return 'contact';
  const line = cart.lines[module.id];
  if (line) return line.bundled === Bundled.yes ? 'selected' : 'remove';
  if (!account.isExpired && account.subscription?.moduleIds.includes(module.id)) return 'current-plan';
  return isVisitor(account) && module.trial.interval > 0 ? 'try-now' : 'add';
}
