import type { Module, Plan } from '../catalogue/types';
import { CONTACT_CARD } from '../codes/card-type';
import { inForce, inUse } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import { isTakenOut } from './taken-out';
import type { Cart } from './types';

export type PlanButtonState = 'add' | 'selected' | 'try-now' | 'current-plan' | 'contact' | 'enable' | 'enabled';

/** Selects the button of a package by account and cart. [CRT-39, CRT-41, PRC-32] */
export function planButton(
  { id, isContact }: Pick<Plan, 'id' | 'isContact'>,
  cart: Cart,
  account: Account,
): PlanButtonState {
  if (isContact) return 'contact';
  // A member keeps a canceled package by choosing it again, so its button stays active.
  const isCurrent = !account.isCanceled && inForce(account)?.planId === id;
  const isSelected = cart.plan?.id === id;
  if (isCurrent) return isReseller(account) ? 'enabled' : 'current-plan';
  if (isSelected) return 'selected';
  if (isReseller(account)) return 'enable';
  return isVisitor(account) ? 'try-now' : 'add';
}

export type ModuleButtonState = 'add' | 'remove' | 'selected' | 'try-now' | 'contact' | 'current-plan';

/** Selects the button of a module. [CRT-39] */
export function moduleButton(
  module: Pick<Module, 'id' | 'cardType' | 'isDefault' | 'trial'>,
  cart: Cart,
  account: Account,
): ModuleButtonState {
  if (module.cardType === CONTACT_CARD) return 'contact';
  const line = cart.lines[module.id];
  const held = inUse(account);
  const isHeld = held?.moduleIds.includes(module.id) === true;
  // A different package in the cart replaces what is held; the same package keeps it.
  const keeps = cart.plan === null || (cart.plan.id === held?.planId && line !== undefined);
  if (isHeld && keeps && !line?.bundled) return 'current-plan';
  if (line) return line.bundled ? 'selected' : 'remove';
  // Everyone has a default module, so adding it is ignored, unless the visitor took it out of the cart before. [CRT-05,
  // CRT-19]
  if (module.isDefault) return isTakenOut(cart, module.id) ? 'add' : 'selected';
  return isVisitor(account) && module.trial.interval > 0 ? 'try-now' : 'add';
}
