import { at, textOf } from './records';
import { NotChecked } from './check';
import type { Ask, Came } from './server';
import { newShopper, plainPackage } from './shopper';
import type { Visit } from './visit';

/** A recipient who never gets mail, because the domain is reserved (RFC 2606). */
export const NOBODY = 'contract-check@waybill.invalid';

/** A comment that an estimate must not contain. */
export const COMMENT = 'Said by the contract check alone';

/** Returns the share request of the pricing page: a package, as the page shows it. [API-12] */
export async function pricingLetter(visit: Visit) {
  const { id } = await plainPackage(visit);
  const plan = { id, quantity: 0, selected_subpackages: [] };
  return { emails: [NOBODY], comments: COMMENT, cart: { plan, modules: [], currency: 'USD' } };
}

/** Returns the share request of the marketplace: the stored cart, with quantities. [API-13] */
export const marketplaceLetter = (emails: readonly string[] = [NOBODY], comment = COMMENT) => ({
  queue: 0,
  quote: { quantity: 0, emails: emails.map((email) => ({ email })), usages: [], comment },
});

/** Creates a visitor with a package in the cart. */
export async function filledCart(visit: Visit) {
  const shopper = newShopper(visit);
  const { id, found } = await plainPackage(visit);
  await shopper.add(id, 0);
  if (!shopper.tracking()) await shopper.read();
  const { headers } = shopper.own();
  const tracking = shopper.tracking();
  if (!tracking) throw new NotChecked('nothing names the cart: neither an addition nor the cart has a tracking_id');
  const share = (body: unknown, more: Ask = {}): Promise<Came> =>
    visit.ask('cartShare', { body, tracking, headers, ...more });
  return { tracking, title: textOf(found.record.title), share };
}

/** Returns the secret id of a shared quote. @throws NotChecked where the reply contains none */
export function sharedId({ body, status }: Came): string {
  if (status !== 200) throw new NotChecked('no quote can be shared');
  const id = new URLSearchParams(textOf(at(at(body, 'result'), 'url')).split('?')[1]).get('id');
  if (!id) throw new NotChecked('the reply to a share names no address of what was shared');
  return id;
}
