import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { CartContent } from '../cart/content';
import { written } from '../shop/money';
import type { Till } from './submit';

/** An amount with its sign, as the wire writes it. */
export const signed = (amount: number, { currency }: Pick<Till, 'currency'>): string =>
  amount < 0 ? `-${written(-amount, currency.code)}` : written(amount, currency.code);

/** What a content is called. */
export const titleOf = ({ catalogue }: Pick<Till, 'catalogue'>, { planId }: CartContent): string =>
  catalogue.plans.get(planId ?? customPlan.id)?.title ?? customPlan.title;
