import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { CartContent } from '../model/content';
import { written } from '../core/money';
import type { AccountContext } from '../account/context';

/** An amount with its sign, as the wire writes it. */
export const signed = (amount: number, { currency }: Pick<AccountContext, 'currency'>): string =>
  amount < 0 ? `-${written(-amount, currency.code)}` : written(amount, currency.code);

/** What a content is called. */
export const titleOf = ({ catalogue }: Pick<AccountContext, 'catalogue'>, { planId }: CartContent): string =>
  catalogue.plans.get(planId ?? customPlan.id)?.title ?? customPlan.title;
