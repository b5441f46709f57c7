import { dependentsInCart, missingDependencies } from '../../../src/domain/cart/closure';
import { unsoldAddOns } from '../../../src/domain/cart/for-sale';
import { newLine } from '../../../src/domain/cart/new-line';
import type { Cart } from '../../../src/domain/cart/types';
import type { Module } from '../../../src/domain/catalogue/types';
import type { ModuleAction } from '../../../src/domain/activation/machine';
import { dayOf } from '../../../src/domain/time/day';
import { unsoldSaid } from '../cart/not-sold';
import { fromContent } from '../model/content';
import { isRunning, isInUse, type Holding } from '../subscription/holding';
import type { AccountContext } from '../account/context';
import type { Say } from '../texts/texts';
import type { AddOns } from '../subscription/add-ons';

/** The card type of modules that the sales team sells. [MKT-14] */
const BY_SALES = 3;

/** The consequences of switching an add-on, or the sentences that say why it cannot be switched. */
export type SwitchCheck =
  | {
      readonly kind: 'possible';
      readonly module: Module;
      /** All modules that are switched together; the requested one is last. */
      readonly all: readonly Module[];
      /** The modules that have to be bought first. */
      readonly unpaid: readonly Module[];
    }
  | {
      readonly kind: 'refused';
      readonly status: 404 | 406;
      readonly messages: readonly string[];
      /** For programs, where the person can go to the site that sells it. */
      readonly reason?: 'not_for_sale';
    };

type Refused = Extract<SwitchCheck, { kind: 'refused' }>;

const no = (status: 404 | 406, ...messages: readonly string[]): Refused => ({ kind: 'refused', status, messages });

/** Returns the one-off services that are on. They are not held after their invoice, but must not be asked for or charged again. [REV-91] */
const servicesOn = ({ catalogue }: Pick<AccountContext, 'catalogue'>, { on }: AddOns): readonly Module[] =>
  on.flatMap((id) => catalogue.modules.get(id) ?? []).filter(({ charge }) => charge === 'once');

/** Returns a cart of all modules usable now: held ones, also on an account's trial, own trials and one-off services that are on. */
export function usableModules(
  context: Pick<AccountContext, 'catalogue'>,
  holding: Holding | null,
  addOns: AddOns,
): Pick<Cart, 'plan' | 'lines'> {
  const { catalogue } = context;
  const held = isInUse(holding) ? fromContent(holding.content, catalogue) : { plan: null, lines: {} };
  const trials = addOns.tried.flatMap(({ moduleId }) => catalogue.modules.get(moduleId) ?? []);
  const added = [...trials, ...servicesOn(context, addOns)].map((one) => [one.id, newLine(one)]);
  return { ...held, lines: { ...Object.fromEntries(added), ...held.lines } };
}

/**
 * Decides whether an add-on can be switched, which modules switch with it by the cart's rules, and which of them must be paid for. [CRT-01,
 * CRT-03]
 */
export function checkSwitch(
  context: AccountContext,
  holding: Holding | null,
  addOns: AddOns,
  { id, action }: { readonly id: number | null; readonly action: ModuleAction },
  say: Say,
): SwitchCheck {
  const { catalogue } = context;
  const module = id === null ? undefined : catalogue.modules.get(id);
  if (!module) return no(404, say('no_such_module'));
  const cart = usableModules(context, holding, addOns);
  const isIn = cart.lines[module.id] !== undefined;
  const name = module.title;
  if (action === 'deactivate') {
    if (module.isDefault) return no(406, say('always_active', { name }));
    if (!isIn && !isInUse(holding)) return no(406, say('no_subscription'));
    const done = new Set(servicesOn(context, addOns));
    return isIn && !done.has(module) ? without(context, cart, module, done, say) : no(406, say('not_active', { name }));
  }
  const paid = new Set(addOns.off.filter(({ isFree }) => isFree).map(({ moduleId }) => moduleId));
  if (!isRunning(holding, dayOf(context.now)) && !paid.has(module.id) && !isIn) return no(406, say('no_subscription'));
  if (isIn) return no(406, say('already_active', { name }));
  // A trial that started without its dependencies restarts without them.
  if (addOns.off.some((one) => one.moduleId === module.id && one.isTrial))
    return { kind: 'possible', module, all: [module], unpaid: [] };
  const ids = [...missingDependencies(cart, [module.id], catalogue), module.id];
  const all = ids.flatMap((one) => catalogue.modules.get(one) ?? []);
  const bought = all.filter((one) => !paid.has(one.id));
  const bySales = bought.filter((one) => one.cardType === BY_SALES);
  if (bySales.length > 0)
    return no(406, ...bySales.map((one) => say('by_sales', { name: one.title })), say('write_to_us'));
  const kept = [...Object.values(cart.lines).map((line) => line.module), ...all.filter((one) => paid.has(one.id))];
  const unsold = unsoldAddOns(bought, kept, catalogue);
  if (unsold.length > 0) return { ...no(406, ...unsoldSaid({ unsold }, catalogue, say)), reason: 'not_for_sale' };
  return { kind: 'possible', module, all, unpaid: bought.filter((one) => one.price > 0) };
}

/**
 * Checks a deactivation. Bundled modules and their dependencies stay active. A completed service stays although its dependency is removed.
 */
function without(
  { catalogue }: AccountContext,
  cart: Pick<Cart, 'plan' | 'lines'>,
  module: Module,
  done: ReadonlySet<Module>,
  say: Say,
): SwitchCheck {
  const name = module.title;
  const isBundled = (id: number): boolean => cart.lines[id]?.bundled === true;
  if (isBundled(module.id)) return no(406, say('part_of_plan', { name }));
  const ids = dependentsInCart(cart, [module.id], catalogue);
  const bound = ids.filter(isBundled).flatMap((id) => catalogue.modules.get(id)?.title ?? []);
  if (bound.length > 0) return no(406, ...bound.map((other) => say('needed_by_plan', { name, other })));
  const all = ids.toReversed().flatMap((id) => catalogue.modules.get(id) ?? []);
  return { kind: 'possible', module, all: all.filter((one) => !done.has(one)), unpaid: [] };
}
