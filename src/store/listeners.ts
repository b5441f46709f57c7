import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit';
import type { Failure } from '../api/reply';
import { isVisitor } from '../domain/subscription/user-type';
import type { AppDispatch, RootState } from './create-store';
import { persistPreferences } from './effects/persist-preferences';
import type { Ports } from './ports';
import * as cart from './slices/cart';
import { cycleChosen, editionChosen } from './slices/preferences';
import { readFailed } from './slices/reads';
import { sessionRead } from './slices/session';

type StartListening = TypedStartListening<RootState, AppDispatch, Ports>;

/**
 * Which effect answers which action. What a first paint does not need (the cart's rules, dialogs, writes) is imported when
 * the first such action comes.
 */
export function startListeners(on: StartListening): void {
  on({ matcher: isAnyOf(cycleChosen, editionChosen), effect: persistPreferences });

  on({
    matcher: isAnyOf(cart.cartChanged, cart.cartReplied, cart.cartEmptied, cart.trackingKnown, cart.subpackagesChosen),
    effect: async (_, api) => {
      const before = api.getOriginalState().cart.content.plan;
      (await edits()).persistCart(before, api);
    },
  });
  on({ actionCreator: cart.planChosen, effect: async (a, api) => (await edits()).choosePlan(a.payload, api) });
  on({ actionCreator: cart.hashSeen, effect: async (a, api) => (await edits()).addFromHash(a.payload, api) });
  on({ actionCreator: cart.planUnwanted, effect: async (a, api) => (await edits()).removePlan(a.payload, api) });
  on({ actionCreator: cart.moduleWanted, effect: async (a, api) => (await edits()).addModule(a.payload, api) });
  on({ actionCreator: cart.moduleUnwanted, effect: async (a, api) => (await edits()).removeModule(a.payload, api) });
  on({
    actionCreator: cart.categoryUnwanted,
    effect: async (a, api) => (await edits()).removeCategory(a.payload, api),
  });
  on({ actionCreator: cart.clearPressed, effect: async (a, api) => (await edits()).clearCart(a.payload, api) });
  on({ actionCreator: cart.undoPressed, effect: async (a, api) => (await edits()).undo(a.payload, api) });
  on({ actionCreator: cart.checkoutPressed, effect: async (a, api) => (await edits()).goToCheckout(a.payload, api) });
  on({
    actionCreator: sessionRead,
    effect: async ({ payload }, api) => {
      // A visitor has no server cart to read.
      if (!isVisitor(payload)) await (await edits()).memberArrived(payload, api);
    },
  });
  on({
    actionCreator: readFailed,
    effect: async ({ payload: { failure } }, api) => {
      if (endsSession(failure)) await (await edits()).tellFailure(api, failure, null);
    },
  });
}

/** The cart's rules and what they do to the world: one chunk, for the first press. */
const edits = () => import('./effects');

/** A read that failed shows in its widget; only a session that is over concerns the whole page. [ERR-05, ERR-06] */
const endsSession = ({ kind }: Failure): boolean => kind === 'session-expired' || kind === 'unauthorized';
