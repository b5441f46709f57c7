import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { CartContent } from '../model/content';
import { written } from '../core/money';
import type { AccountContext } from '../account/context';

/** Formats a signed amount for the wire. */
export const signed = (amount: number, { currency }: Pick<AccountContext, 'currency'>): string =>
  amount < 0 ? `-${written(-amount, currency.code)}` : written(amount, currency.code);

/** Returns the title of a content. */
export const titleOf = ({ catalogue }: Pick<AccountContext, 'catalogue'>, { planId }: CartContent): string =>
  catalogue.plans.get(planId ?? customPlan.id)?.title ?? customPlan.title;
