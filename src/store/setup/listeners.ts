import { isAnyOf, type ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { endsSession } from '../../domain/errors/failure';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Outcome } from '../outcome';
import type { Effect, Ended, StartListening } from '../state';
import { loadEffects, originOf } from './guard';
import { forgetCartOfOthers, keepPending, persistPreferences } from './kept';
import * as cart from '../slices/cart';
import { happened } from '../slices/analytics';
import { cycleChosen, editionChosen } from '../slices/preferences';
import { readFailed } from '../slices/reads';
import { sessionRead, upgradeFinished } from '../slices/session';

type Edits = typeof import('../effects');

/**
 * Registers the effects (listeners) of the store. The chunk with the cart's rules, dialogs and writes loads with the first such
 * action; if that fails, the loader offers a retry and the action runs after it.
 */
export function startListeners(on: StartListening, ended: Ended): void {
  const answer = <P>(
    actionCreator: ActionCreatorWithPayload<P>,
    choose: (edits: Edits) => (payload: P, api: Effect) => Promise<Outcome | void>,
  ) =>
    on({
      actionCreator,
      effect: async (action, api) => {
        const edits = await api.extra.load(loadEffects, originOf(action));
        const outcome = edits ? await choose(edits)(action.payload, api) : 'failed';
        if (outcome) ended(action, outcome);
      },
    });

  on({ matcher: isAnyOf(cycleChosen, editionChosen), effect: persistPreferences });

  on({
    matcher: isAnyOf(cart.cartChanged, cart.cartReplied, cart.cartEmptied, cart.trackingKnown),
    effect: async (_, api) => {
      const before = api.getOriginalState().cart.content.plan;
      (await api.extra.load(loadEffects))?.persistCart(before, api);
    },
  });
  on({
    actionCreator: cart.noticeSeen,
    effect: async (_, { getState, extra }) => (await extra.load(loadEffects))?.persistUndo(getState, extra),
  });
  answer(cart.subpackagesChosen, (edits) => edits.subpackageKept);
  answer(cart.planChosen, (edits) => edits.choosePlanEffect);
  answer(cart.hashSeen, (edits) => edits.addFromHash);
  answer(cart.planUnwanted, (edits) => edits.removePlanEffect);
  answer(cart.moduleWanted, (edits) => edits.addModuleEffect);
  on({ actionCreator: cart.quantitiesChosen, effect: ({ payload }, api) => keepPending(payload.entries, api) });
  answer(cart.quantitiesChosen, (edits) => edits.setQuantities);
  answer(cart.moduleUnwanted, (edits) => edits.removeModuleEffect);
  answer(cart.categoryUnwanted, (edits) => edits.removeCategoryEffect);
  answer(cart.clearPressed, (edits) => edits.clearCartEffect);
  answer(cart.undoPressed, (edits) => edits.undoEffect);
  answer(cart.trialWanted, (edits) => edits.startTrialEffect);
  answer(cart.checkoutPressed, (edits) => edits.checkOutEffect);
  answer(cart.cartRetried, (edits) => (_, api) => edits.retryReading(api));
  answer(cart.cartHeard, (edits) => edits.receiveCart);
  on({
    actionCreator: cart.keptCartLost,
    effect: async (_, api) => (await api.extra.load(loadEffects))?.restoreCart(api),
  });
  on({
    actionCreator: happened,
    effect: async ({ payload }, api) => {
      if (!api.getState().config.analytics) return;
      // Analytics is optional: if its chunk cannot be loaded, the event is dropped silently.
      const part = await import('../effects/analytics').catch(() => null);
      await part?.countEvent(payload, api);
    },
  });
  on({ actionCreator: upgradeFinished, effect: (_, { extra }) => extra.tabs.broadcast({ kind: 'upgrade' }) });
  on({
    actionCreator: sessionRead,
    effect: async ({ payload }, api) => {
      const isFirst = api.getOriginalState().session.status !== 'known';
      forgetCartOfOthers(payload.memberId, api);
      // A visitor has no cart on the server.
      const hasCart = !isVisitor(payload);
      const isLeft = isFirst && api.extra.storage.read('pending') !== null;
      const edits = hasCart || isLeft ? await api.extra.load(loadEffects) : null;
      if (hasCart) await edits?.memberArrived(payload, isFirst, api);
      if (isLeft) await edits?.resendQuantities(api);
    },
  });
  // Each widget shows its own failed read; only the end of the session concerns the whole page. [ERR-05, ERR-06]
  on({
    actionCreator: readFailed,
    effect: async ({ payload: { failure } }, api) => {
      if (endsSession(failure)) await (await api.extra.load(loadEffects))?.showFailure(api, failure, null);
    },
  });
}
