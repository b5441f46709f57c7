import { toRemoveCategoryBody } from '../../contract/cart-writes';
import { proposeAddModule } from '../../domain/cart/add-module';
import { withQuantities } from '../../domain/cart/quantity';
import { proposeRemoveModule } from '../../domain/cart/remove-module';
import { proposeRemoveCategory } from '../../domain/cart/category';
import { Bundled } from '../../domain/codes/markers';
import type { Effect } from '../create-store';
import { selectCatalogue } from '../selectors/catalogue';
import type { categoryUnwanted, moduleUnwanted, moduleWanted } from '../slices/cart';
import { isMember, knownAccount } from './account';
import { catalogueWith } from './catalogue';
import { converted } from './conversion';
import { pricedAlike } from './currency';
import { agree } from './talk';
import { inTurn } from './turn';
import { save, sendAdd, sendRemove } from './write';

type Wanted = ReturnType<typeof moduleWanted>['payload'];

/** Adds a module and all that it needs; the server is sent the module and applies the same rules. [CRT-01] */
export const addModule = (wanted: Wanted, api: Effect): Promise<void> =>
  inTurn(api.extra, () => putModule(wanted, api));

/** The same within an edit that has its turn already; a metered module may come with its quantity. */
export async function putModule({ id, origin }: Wanted, api: Effect, quantity?: number): Promise<void> {
  const account = await knownAccount(api);
  const catalogue = await catalogueWith('modules', id, origin, api);
  const priced = catalogue && (await pricedAlike(api, origin));
  if (!priced) return;
  const proposal = proposeAddModule(priced.cart, id, catalogue, { isLegacyAccount: account.isLegacy });
  const agreed = await agree(api, proposal, catalogue, origin, { kind: 'module', id, quantity: quantity ?? null });
  if (!agreed) return;
  const entries = quantity === undefined ? undefined : [{ id, quantity }];
  const cart = withQuantities(agreed, entries ?? []);
  const isSaved = await save(api, { ...priced, cart, target: { kind: 'module', id }, origin }, () =>
    sendAdd(api, { kind: 'module', id, entries }),
  );
  if (isSaved) converted(api, { product_id: id, is_module: 1, is_bundled: Bundled.no }, origin);
}

/** Removes a module and what depends on it. [CRT-03, CRT-18] */
export const removeModule = (
  { id, origin }: ReturnType<typeof moduleUnwanted>['payload'],
  api: Effect,
): Promise<void> =>
  inTurn(api.extra, async () => {
    const account = await knownAccount(api);
    const catalogue = selectCatalogue(api.getState());
    const { content } = api.getState().cart;
    const proposal = proposeRemoveModule(content, id, catalogue, { authenticated: isMember(account) });
    const cart = await agree(api, proposal, catalogue, origin);
    if (!cart) return;
    await save(api, { cart, target: { kind: 'module', id }, undoable: true, notice: 'removed', origin }, () =>
      sendRemove(api, id, origin),
    );
  });

/** Takes out all add-ons of a category in one operation. [CRT-62] */
export const removeCategory = (
  { categoryId, origin }: ReturnType<typeof categoryUnwanted>['payload'],
  api: Effect,
): Promise<void> =>
  inTurn(api.extra, async () => {
    const account = await knownAccount(api);
    const catalogue = selectCatalogue(api.getState());
    const { content } = api.getState().cart;
    const proposal = proposeRemoveCategory(content, categoryId, catalogue, { authenticated: isMember(account) });
    const cart = await agree(api, proposal, catalogue, origin);
    if (!cart) return;
    await save(
      api,
      { cart, target: { kind: 'cart', id: categoryId }, undoable: true, notice: 'removed', origin },
      async () => {
        const reply = await api.extra.client.request('cartRemoveCategory', { body: toRemoveCategoryBody(categoryId) });
        return reply.ok ? 'saved' : reply.failure;
      },
    );
  });
