import { toZeroOrOne } from '../../contract/zero-or-one';
import { proposeChoosePlan } from '../../domain/cart/choose-plan';
import { heldCart } from '../../domain/cart/held';
import { withQuantities } from '../../domain/cart/quantity';
import { proposeRemovePlan } from '../../domain/cart/remove-plan';
import { selectSubpackages } from '../../domain/cart/subpackage';
import { planDestination } from '../../domain/subscription/destination';
import { inUse } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import { selectIsChangePackage } from '../selectors/cart';
import { selectCatalogue } from '../selectors/catalogue';
import type { Outcome } from '../outcome';
import type { planChosen, planUnwanted } from '../slices/cart';
import type { Effect } from '../state';
import { cartRead, knownAccount } from './account';
import { catalogueWith } from './catalogue';
import { reportConversion } from './conversion';
import { goToRegistration } from './checkout';
import { isAt } from './location';
import { confirmProposal } from './ask-person';
import { enqueueEdit } from './edit-queue';
import { saveOptimistically, sendAdd, sendRemove } from './write';

type Choice = ReturnType<typeof planChosen>['payload'];

/**
 * Puts the chosen package into the cart and then navigates: a visitor to registration, a subscriber to the account's packages,
 * any other member to checkout. [PRC-20, PRC-21, PRC-22, NAV-05]
 */
export const choosePlanEffect = (choice: Choice, api: Effect): Promise<Outcome> =>
  enqueueEdit(api.extra, async () => {
    const account = await knownAccount(api);
    const destination = planDestination(account);
    if (destination === 'access-denied') {
      api.extra.navigate('accessDenied', choice);
      return 'refused';
    }
    await cartRead(api);
    if (isUpdate(choice, account, api)) return 'to-checkout';
    const isThere = api.getState().cart.content.plan?.id === choice.planId;
    const outcome = await putPlan(choice, account, api);
    if (choice.from === 'hash' || choice.from === 'action') return outcome;
    const leaves = destination === 'manage-features' && !isAt('packages', api);
    if (leaves && (outcome === 'done' || isThere)) {
      api.extra.tabStorage.write('picked', choice.planId);
      api.extra.navigate('packages', choice);
      return outcome;
    }
    if (outcome === 'done' && destination === 'register') goToRegistration(api, choice.origin);
    return outcome === 'done' && destination === 'checkout' ? 'to-checkout' : outcome;
  });

/**
 * `update_plan`: on the page of packages, a press on the package in the cart asks to confirm the change. Elsewhere, or without a
 * change, the press does nothing. [PRC-23, PRC-24, docs/decisions/0023]
 */
const isUpdate = ({ planId, from }: Choice, account: Account, api: Effect): boolean =>
  from === 'card' &&
  !isVisitor(account) &&
  isAt('packages', api) &&
  api.getState().cart.content.plan?.id === planId &&
  selectIsChangePackage(api.getState());

/** Puts the package into the cart within an edit that the queue runs already. */
export async function putPlan(choice: Choice, account: Account, api: Effect): Promise<Outcome> {
  const own = inUse(account);
  // The held package comes with its held add-ons.
  const modules = own?.planId === choice.planId ? own.moduleIds : [];
  const catalogue = await catalogueWith({ plans: [choice.planId], modules }, choice.origin, api);
  const plan = catalogue?.plans.get(choice.planId);
  if (!catalogue || !plan) return catalogue ? 'refused' : 'failed';
  const { content } = api.getState().cart;
  const held = heldCart(account, catalogue);
  const proposal = proposeChoosePlan(content, plan.id, catalogue, { isLegacyAccount: account.isLegacy }, held);
  const wanted = { kind: 'plan', id: plan.id, selected: choice.selected ?? [], utm: choice.utm ?? null } as const;
  const agreed = await confirmProposal(api, proposal, catalogue, choice.origin, wanted);
  if (typeof agreed === 'string') return agreed;
  const entries = choice.quantity === undefined ? undefined : [{ id: plan.id, quantity: choice.quantity }];
  const sized = withQuantities(agreed, entries ?? []);
  const cart = choice.selected?.length ? selectSubpackages(sized, choice.selected) : sized;
  const change = {
    cart,
    currency: catalogue.currency,
    target: { kind: 'plan', id: plan.id },
    origin: choice.origin,
    ...(content.plan && ({ notice: 'replaced', undoable: true } as const)),
  } as const;
  const selected = choice.selected?.length ? cart.plan?.selected : undefined;
  const outcome = await saveOptimistically(api, change, () =>
    sendAdd(api, { kind: 'plan', id: plan.id, entries, selected, utm: choice.utm, origin: choice.origin }),
  );
  if (outcome !== 'done') return outcome;
  reportConversion(api, { product_id: plan.id, is_module: 0, is_bundled: toZeroOrOne(plan.bundled) }, choice.origin);
  api.extra.emit('plan-select', { planId: plan.id, code: plan.code, from: choice.from }, choice.origin);
  return outcome;
}

export const removePlanEffect = (
  { planId: only, origin }: ReturnType<typeof planUnwanted>['payload'],
  api: Effect,
): Promise<Outcome> =>
  enqueueEdit(api.extra, async () => {
    const catalogue = selectCatalogue(api.getState());
    const { content } = api.getState().cart;
    const planId = content.plan?.id;
    if (planId === undefined || planId !== (only ?? planId)) return 'unchanged';
    const cart = await confirmProposal(api, proposeRemovePlan(content, catalogue), catalogue, origin);
    if (typeof cart === 'string') return cart;
    return saveOptimistically(
      api,
      { cart, target: { kind: 'plan', id: planId }, undoable: true, notice: 'removed', origin },
      () => sendRemove(api, planId, origin),
    );
  });
