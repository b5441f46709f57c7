import { toMigrationBody, type MigrationTerms } from '../../contract/migration';
import { customPlan } from '../../domain/cart/custom-plan';
import { agreedOf, type Order } from '../../domain/checkout/order';
import type { DeferredAction } from '../../domain/migration/deferred-action';
import { withTax } from '../../domain/checkout/statement';
import type { Minor } from '../../domain/money/minor';
import { perPeriod } from '../../domain/pricing/yearly';
import { successorsOf, totalsOf } from '../../domain/migration/terms';
import { formsOf, migrationState } from '../../domain/migration/who';
import type { Account } from '../../domain/subscription/types';

/** Builds the order of a confirmed migration. Every account migrates to a custom solution, kind 4. [MIG-06, MIG-07, MIG-10] */
export function orderOfMigration(
  { items, statement, currency }: MigrationTerms,
  account: Account,
  wanted: DeferredAction | null,
): Order {
  const { memberId, billing } = account;
  const { isLegacy, isStore, isWired } = formsOf(account);
  const { before, after } = totalsOf(items);
  const timeframe = statement.timeframe ?? customPlan.cycle;
  const billed = (monthly: Minor): Minor => withTax(perPeriod(monthly, timeframe), statement);
  const postState = migrationState(account);
  return {
    ending: 'migration',
    memberId,
    surface: 'marketplace',
    call: 'subscriptionUpdate',
    query: {},
    body: toMigrationBody({ items, memberId, isLegacy, postState, method: billing?.type ?? null }),
    postState,
    isTrial: false,
    isReplacement: false,
    goesTo: 'manageFeatures',
    planId: customPlan.id,
    title: customPlan.title,
    moduleCount: successorsOf(items).length,
    total: after,
    oneTimeTotal: 0,
    currency,
    timeframe,
    agreed: agreedOf(statement),
    moved: {
      before: billed(before),
      after: billed(after),
      renewsAt: statement.renewsOn,
      isStore,
      isWired,
      wanted,
    },
  };
}
