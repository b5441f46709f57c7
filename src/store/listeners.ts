import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './create-store';
import { persistCart, persistPreferences } from './effects/persist';
import type { Ports } from './ports';
import { queries } from './queries';
import * as cart from './slices/cart';
import { cycleChosen, editionChosen } from './slices/preferences';
import { sessionRead } from './slices/session';

type StartListening = TypedStartListening<RootState, AppDispatch, Ports>;

/**
 * Which effect answers which action. What a first paint does not need (the cart's rules, dialogs, writes) is imported when
 * the first such action comes.
 */
export function startListeners(on: StartListening): void {
  on({ matcher: isAnyOf(cycleChosen, editionChosen), effect: persistPreferences });
  on({
    matcher: isAnyOf(cart.cartChanged, cart.cartReplied, cart.cartEmptied, cart.cartRestored, cart.trackingKnown, cart.subpackagesChosen),
    effect: persistCart,
  });

  const edits = () => import('./effects');
  on({ actionCreator: cart.planChosen, effect: async (a, api) => (await edits()).choosePlan(a.payload, api) });
  on({ actionCreator: cart.hashSeen, effect: async (a, api) => (await edits()).addFromHash(a.payload, api) });
  on({ actionCreator: cart.planUnwanted, effect: async (a, api) => (await edits()).removePlan(a.payload, api) });
  on({ actionCreator: cart.moduleWanted, effect: async (a, api) => (await edits()).addModule(a.payload, api) });
  on({ actionCreator: cart.moduleUnwanted, effect: async (a, api) => (await edits()).removeModule(a.payload, api) });
  on({ actionCreator: cart.categoryUnwanted, effect: async (a, api) => (await edits()).removeCategory(a.payload, api) });
  on({ actionCreator: cart.clearPressed, effect: async (a, api) => (await edits()).clearCart(a.payload, api) });
  on({ actionCreator: cart.undoPressed, effect: async (a, api) => (await edits()).undo(a.payload, api) });
  on({ actionCreator: cart.checkoutPressed, effect: async (a, api) => (await edits()).goToCheckout(a.payload, api) });
  on({ actionCreator: sessionRead, effect: async (a, api) => void ((await needsEdits(a.payload.memberId)) && (await edits()).memberArrived(a.payload, api)) });
  on({ matcher: queries.endpoints.bundles.matchRejected, effect: async (a, api) => (await edits()).tellReadFailure(a.payload, api) });
}

/** A visitor has no server cart to read. */
const needsEdits = (memberId: number): boolean => memberId > 0;
