import { CONTACT_CARD } from '../codes/card-type';
import { isPricingPlan, PRICING_INDUSTRY } from './plans';
import type { Module, ModuleKind, Plan } from './types';

const PRICING_PAGE_ONLY: ReadonlySet<ModuleKind> = new Set<ModuleKind>(['booster', 'service']);

const isListed = ({ kind, isHidden }: Pick<Module, 'kind' | 'isHidden'>): boolean => !isHidden && kind !== 'internal';

/**
 * Returns true if a page lists the module. Boosters and services appear on the pricing page only; internal and hidden modules
 * appear nowhere, but may come along as a dependency. [PRC-19]
 */
export const isShownOn = (module: Pick<Module, 'kind' | 'isHidden'>, page: 'pricing' | 'marketplace'): boolean =>
  isListed(module) && (page === 'pricing' || !PRICING_PAGE_ONLY.has(module.kind));

/** Returns true if a module can be bought by itself: not sold by contact, not internal and not hidden. [PRC-19, REV-40] */
export const isModuleForSale = (module: Pick<Module, 'cardType' | 'kind' | 'isHidden'>): boolean =>
  module.cardType !== CONTACT_CARD && isListed(module);

/**
 * Returns true if a package can be bought: a plan of the pricing page, or a package of an industry. Other records of the
 * pricing page's industry are trials, internal plans and earlier plans. [PRC-18, REV-40]
 */
export const isPlanForSale = (plan: Pick<Plan, 'inid' | 'type' | 'usageType' | 'isLegacy' | 'isContact'>): boolean =>
  !plan.isContact &&
  !plan.isLegacy &&
  (plan.inid === PRICING_INDUSTRY ? isPricingPlan(plan) : plan.type !== 'internal');
