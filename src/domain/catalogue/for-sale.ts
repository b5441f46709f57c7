import type { Module, ModuleKind } from './types';

const PRICING_PAGE_ONLY: ReadonlySet<ModuleKind> = new Set<ModuleKind>(['booster', 'service']);

/**
 * Whether a module is offered on a page. Boosters and services stand on the pricing page only; what is internal or hidden is
 * offered nowhere, and may still come along as a dependency. [PRC-19]
 */
export function isForSale(
  { kind, isHidden }: Pick<Module, 'kind' | 'isHidden'>,
  page: 'pricing' | 'marketplace',
): boolean {
  if (isHidden || kind === 'internal') return false;
  return page === 'pricing' || !PRICING_PAGE_ONLY.has(kind);
}
