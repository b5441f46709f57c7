import { toRemoveCategoryBody } from '../../contract/cart-writes';
import { siteOf } from '../../domain/catalogue/elsewhere';
import { proposeAddModule } from '../../domain/cart/add-module';
import { changedQuantities } from '../../domain/cart/changed-quantities';
import { withQuantities } from '../../domain/cart/quantity';
import { heldCart, startingCart } from '../../domain/cart/held';
import { newLine } from '../../domain/cart/new-line';
import { proposeRemoveModule } from '../../domain/cart/remove-module';
import { proposeRemoveCategory } from '../../domain/cart/category';
import type { Cart, CartLine, Proposal } from '../../domain/cart/types';
import { inUse } from '../../domain/subscription/in-force';
import type { Outcome } from '../outcome';
import type { Effect } from '../state';
import { platforms, selectSites } from '../resources/market';
import { selectCatalogue } from '../selectors/catalogue';
import type { categoryUnwanted, moduleUnwanted, moduleWanted } from '../slices/cart';
import { cartRead, isMember, knownAccount, watchForgotten } from './account';
import { catalogueOfHeld, catalogueWith } from './catalogue';
import { reportConversion } from './conversion';
import { pricedAlike } from './currency';
import { confirmProposal, showElsewhere } from './ask-person';
import { enqueueEdit } from './edit-queue';
import { saveOptimistically, sendAdd, sendRemove } from './write';

/** Limits how long (ms) the question before a removal waits for the categories. */
const SITES_WITHIN = 1000;

type Wanted = ReturnType<typeof moduleWanted>['payload'];

/** Adds a module and all that it needs. The server is sent the module and applies the same rules. [CRT-01] */
export const addModuleEffect = (wanted: Wanted, api: Effect): Promise<Outcome> =>
  enqueueEdit(api.extra, () => putModule(wanted, api));

const meteredLine = ({ lines }: Cart, id: number): CartLine | undefined =>
  [lines[id]].find((line) => line?.bundled === false && line.module.pricingType === 'USAGE');

/** Adds a module within an edit that the queue runs already; a metered module may come with its quantity. */
export async function putModule({ id, origin }: Wanted, api: Effect, quantity?: number): Promise<Outcome> {
  const account = await knownAccount(api);
  // Waits for the member's cart, because its first read would otherwise replace this change.
  await cartRead(api);
  const known = await catalogueWith({ modules: [id] }, origin, api);
  const isForgotten = watchForgotten(api);
  const priced = known && (await pricedAlike(api, origin));
  if (!priced) return 'failed';
  const catalogue = await catalogueOfHeld(account, priced.cart, origin, api);
  if (!catalogue) return 'failed';
  if (isForgotten()) return 'canceled';
  const held = heldCart(account, catalogue);
  const begun = startingCart(priced.cart, held);
  // The account holds the module already, so the quantity counts on top of it.
  const more = begun === priced.cart ? undefined : meteredLine(begun, id);
  const wanted = more ? (quantity ?? more.quantity + 1) : quantity;
  const sites = selectSites(api.getState());
  const proposal: Proposal = more
    ? { kind: 'apply', cart: begun }
    : proposeAddModule(priced.cart, id, { ...catalogue, sites }, { isLegacyAccount: account.isLegacy }, held);
  const module = catalogue.modules.get(id);
  const site = module && siteOf(module, sites);
  if (proposal.kind === 'ignored' && proposal.reason === 'elsewhere' && site) {
    await showElsewhere(module.title, site, origin, api);
    return 'refused';
  }
  const agreed = await confirmProposal(api, proposal, catalogue, origin, {
    kind: 'module',
    id,
    quantity: quantity ?? null,
  });
  if (typeof agreed === 'string') return agreed;
  const own = wanted === undefined ? [] : [{ id, quantity: wanted }];
  const cart = withQuantities(agreed, own);
  // Sends the support level's quantity that follows from the seats as well, because the server may not know that rule.
  const line = cart.lines[id];
  const counted = line && line.quantity !== newLine(line.module).quantity ? [{ id, quantity: line.quantity }] : own;
  const others = changedQuantities(begun, cart).filter((entry) => entry.id !== id);
  const entries = [...counted, ...others];
  const outcome = await saveOptimistically(api, { ...priced, cart, target: { kind: 'module', id }, origin }, () =>
    sendAdd(api, { kind: 'module', id, entries: entries.length > 0 ? entries : undefined, origin }),
  );
  if (outcome === 'done') reportConversion(api, { product_id: id, is_module: 1, is_bundled: 0 }, origin);
  return outcome;
}

/** Removes a module and what depends on it. [CRT-03, CRT-18] */
export const removeModuleEffect = (
  { id, origin }: ReturnType<typeof moduleUnwanted>['payload'],
  api: Effect,
): Promise<Outcome> =>
  enqueueEdit(api.extra, async () => {
    const account = await knownAccount(api);
    // Says which of the package's modules an external site sells; without it the server takes these out, and the page does not ask.
    const isOfPackage = api.getState().cart.content.lines[id]?.bundled;
    if (isOfPackage) await Promise.race([api.dispatch(platforms.read()), api.delay(SITES_WITHIN)]);
    const catalogue = { ...selectCatalogue(api.getState()), sites: selectSites(api.getState()) };
    const { content } = api.getState().cart;
    const who = { authenticated: isMember(account), held: inUse(account)?.moduleIds };
    const proposal = proposeRemoveModule(content, id, catalogue, who);
    const cart = await confirmProposal(api, proposal, catalogue, origin);
    if (typeof cart === 'string') return cart;
    return saveOptimistically(
      api,
      { cart, target: { kind: 'module', id }, undoable: true, notice: 'removed', origin },
      () => sendRemove(api, id, origin),
    );
  });

/** Removes all add-ons of a category with one write. [CRT-62] */
export const removeCategoryEffect = (
  { categoryId, origin }: ReturnType<typeof categoryUnwanted>['payload'],
  api: Effect,
): Promise<Outcome> =>
  enqueueEdit(api.extra, async () => {
    const account = await knownAccount(api);
    const catalogue = selectCatalogue(api.getState());
    const { content } = api.getState().cart;
    const proposal = proposeRemoveCategory(content, categoryId, catalogue, { authenticated: isMember(account) });
    const cart = await confirmProposal(api, proposal, catalogue, origin);
    if (typeof cart === 'string') return cart;
    return saveOptimistically(
      api,
      { cart, target: { kind: 'cart', id: categoryId }, undoable: true, notice: 'removed', origin },
      async () => {
        const reply = await api.extra.client.request('cartRemoveCategory', { body: toRemoveCategoryBody(categoryId) });
        return reply.ok ? 'saved' : reply.failure;
      },
    );
  });
