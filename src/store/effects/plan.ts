import { proposeChoosePlan } from '../../domain/cart/choose-plan';
import { heldCart } from '../../domain/cart/held';
import { proposeRemovePlan } from '../../domain/cart/remove-plan';
import { selectSubpackages } from '../../domain/cart/subpackage';
import type { Plan } from '../../domain/catalogue/types';
import { planDestination } from '../../domain/subscription/destination';
import { inForce } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import { selectCartDetail, selectIsChangePackage } from '../selectors/cart';
import { selectCatalogue } from '../selectors/catalogue';
import type { planChosen, planUnwanted } from '../slices/cart';
import type { Effect } from '../state';
import { cartRead, knownAccount } from './account';
import { catalogueWith } from './catalogue';
import { converted } from './conversion';
import { goToCheckout, register } from './checkout';
import { isAt } from './place';
import { agree } from './talk';
import { inTurn } from './turn';
import { save, sendAdd, sendRemove } from './write';

type Choice = ReturnType<typeof planChosen>['payload'];

/**
 * A package was picked, and is put into the cart before anything else. Then a visitor goes to registration, a subscriber to the
 * packages of the account, and any other member to checkout. [PRC-20, PRC-21, PRC-22, NAV-05]
 */
export const choosePlan = (choice: Choice, api: Effect): Promise<void> =>
  inTurn(api.extra, async () => {
    const account = await knownAccount(api);
    const destination = planDestination(account);
    if (destination === 'access-denied') return api.extra.navigate('accessDenied', choice);
    await cartRead(api);
    if (isUpdate(choice, account, api)) return requestCheckout(api, choice.origin);
    const isThere = api.getState().cart.content.plan?.id === choice.planId;
    const plan = await putPlan(choice, account, api);
    if (choice.from === 'hash' || choice.from === 'action') return;
    const leaves = destination === 'manage-features' && !isAt('packages', api);
    if (leaves && (plan || isThere)) {
      api.extra.tabStorage.write('picked', choice.planId);
      return api.extra.navigate('packages', choice);
    }
    if (!plan) return;
    if (destination === 'register') register(api, choice.origin);
    else if (destination === 'checkout') await requestCheckout(api, choice.origin);
  });

/**
 * `update_plan`: where packages are changed, somebody who presses the one in the cart asks to confirm it. Elsewhere the press does
 * nothing, and so it does where it would change nothing. [PRC-23, PRC-24, A05]
 */
const isUpdate = ({ planId, from }: Choice, account: Account, api: Effect): boolean =>
  from === 'card' &&
  !isVisitor(account) &&
  isAt('packages', api) &&
  api.getState().cart.content.plan?.id === planId &&
  selectIsChangePackage(api.getState());

/** @returns the plan when it is now in the cart, null when nothing changed. */
export async function putPlan(choice: Choice, account: Account, api: Effect): Promise<Plan | null> {
  const own = inForce(account);
  // The one that is held comes with the add-ons that are held.
  const modules = own?.planId === choice.planId ? own.moduleIds : [];
  const catalogue = await catalogueWith({ plans: [choice.planId], modules }, choice.origin, api);
  const plan = catalogue?.plans.get(choice.planId);
  if (!catalogue || !plan) return null;
  const { content } = api.getState().cart;
  const held = heldCart(account, catalogue);
  const proposal = proposeChoosePlan(content, plan.id, catalogue, { isLegacyAccount: account.isLegacy }, held);
  const wanted = { kind: 'plan', id: plan.id, selected: choice.selected ?? [], utm: choice.utm ?? null } as const;
  const agreed = await agree(api, proposal, catalogue, choice.origin, wanted);
  if (!agreed) return null;
  const cart = choice.selected?.length ? selectSubpackages(agreed, choice.selected) : agreed;
  const change = {
    cart,
    currency: catalogue.currency,
    target: { kind: 'plan', id: plan.id },
    origin: choice.origin,
    ...(content.plan && ({ notice: 'replaced', undoable: true } as const)),
  } as const;
  const selected = choice.selected?.length ? cart.plan?.selected : undefined;
  const isSaved = await save(api, change, () =>
    sendAdd(api, { kind: 'plan', id: plan.id, selected, utm: choice.utm, origin: choice.origin }),
  );
  if (!isSaved) return null;
  converted(api, { product_id: plan.id, is_module: 0, is_bundled: plan.bundled }, choice.origin);
  api.extra.emit('plan-select', { planId: plan.id, code: plan.code, from: choice.from }, choice.origin);
  return plan;
}

/** Asks the page, then goes on. A host that prevents the event takes over with the cart saved. */
async function requestCheckout(api: Effect, origin: string | null): Promise<void> {
  const { planId, total, oneTimeTotal, currency } = selectCartDetail(api.getState());
  if (api.extra.emit('checkout-request', { planId, total, oneTimeTotal, currency }, origin))
    await goToCheckout({ origin }, api);
}

export const removePlan = ({ origin }: ReturnType<typeof planUnwanted>['payload'], api: Effect): Promise<void> =>
  inTurn(api.extra, async () => {
    const catalogue = selectCatalogue(api.getState());
    const { content } = api.getState().cart;
    const planId = content.plan?.id;
    if (planId === undefined) return;
    const cart = await agree(api, proposeRemovePlan(content, catalogue), catalogue, origin);
    if (cart)
      await save(api, { cart, target: { kind: 'plan', id: planId }, undoable: true, notice: 'removed', origin }, () =>
        sendRemove(api, planId, origin),
      );
  });
