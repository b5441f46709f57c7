import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { proposeRemoveCategory } from '../../../src/domain/cart/category';
import { proposeChoosePlan } from '../../../src/domain/cart/choose-plan';
import { acceptProposal } from '../../../src/domain/cart/decide';
import { modulesHeld } from '../../../src/domain/cart/held';
import { proposeRemoveModule } from '../../../src/domain/cart/remove-module';
import { proposeRemovePlan } from '../../../src/domain/cart/remove-plan';
import type { Cart, IgnoredReason, Proposal } from '../../../src/domain/cart/types';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { Session } from '../model/session';

/** A change of the cart, as the wire format names it. */
export type Change =
  | { readonly kind: 'add-plan'; readonly id: number; readonly selected?: readonly string[] }
  | { readonly kind: 'add-module'; readonly id: number }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'remove-category'; readonly id: number };

/** Returns whether a change removes something. */
export const isRemoval = ({ kind }: Change): boolean => kind === 'remove' || kind === 'remove-category';

/** The outcome of a change; `cart` is null where the cart stays unchanged. */
export type Outcome =
  | { readonly kind: 'done'; readonly cart: Cart | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused' }
  /** The item exists but is not sold separately. [REV-40] */
  | { readonly kind: 'unsold' }
  /** An external site sells it. [MKT-15] */
  | { readonly kind: 'elsewhere' };

const IGNORED: Readonly<Record<IgnoredReason, Outcome>> = {
  'not-in-cart': { kind: 'missing' },
  unknown: { kind: 'missing' },
  'not-for-sale': { kind: 'unsold' },
  elsewhere: { kind: 'elsewhere' },
  default: { kind: 'unsold' },
  bundled: { kind: 'done', cart: null },
  'in-cart': { kind: 'done', cart: null },
  'same-plan': { kind: 'done', cart: null },
};

const propose = (
  cart: Cart,
  { kind, id }: Change,
  catalogue: Catalogue,
  session: Session | null,
  held: Cart | null,
): Proposal => {
  // The page asked its dialogs before the call, so all questions count as confirmed here.
  const who = { isLegacyAccount: false, authenticated: Boolean(session?.member), held: modulesHeld(held) };
  if (kind === 'add-plan') return proposeChoosePlan(cart, id, catalogue, who, held);
  if (kind === 'add-module') return proposeAddModule(cart, id, catalogue, who, held);
  if (kind === 'remove-category') return proposeRemoveCategory(cart, id, catalogue, who);
  return cart.plan?.id === id ? proposeRemovePlan(cart, catalogue) : proposeRemoveModule(cart, id, catalogue, who);
};

/**
 * Applies the page's own cart rules to the server's cart, with every question confirmed. [CRT-01 … CRT-32]
 * @param held the initial content of an empty cart, which comes with its package over another one too
 */
export function applyChange(
  cart: Cart,
  change: Change,
  catalogue: Catalogue,
  session: Session | null,
  held: Cart | null = null,
): Outcome {
  const proposal = propose(cart, change, catalogue, session, held);
  switch (proposal.kind) {
    case 'apply':
      return { kind: 'done', cart: proposal.cart };
    case 'confirm':
      return { kind: 'done', cart: acceptProposal(proposal.held, proposal.confirmation, catalogue, held) };
    case 'refused':
      return { kind: 'refused' };
    case 'ignored':
      return IGNORED[proposal.reason];
  }
}
