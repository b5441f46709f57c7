import { isAnyOf, type ActionCreatorWithPayload, type UnknownAction } from '@reduxjs/toolkit';
import { endsSession } from '../../domain/errors/failure';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Outcome } from '../outcome';
import type { Effect, Runs, StartListening } from '../state';
import { loadEffects, originOf } from './guard';
import { followAccount } from './account-change';
import { persistMemberHint, persistPending, persistPick, persistPreferences } from './persist-pending';
import * as cart from '../slices/cart';
import { forgetPick, keptPicks } from '../kit/kept-picks';
import { mayCount } from '../../domain/analytics/consent';
import { eventTracked } from '../slices/analytics';
import { cycleChosen, editionChosen } from '../slices/preferences';
import { quantitiesRetried, retriedQuantities } from '../slices/quantities';
import { readFailed } from '../slices/reads';
import { sessionRead, upgradeFinished } from '../slices/session';

type Edits = typeof import('../effects');

/** Wraps an effect that reads the cart: if it throws, the read has failed, so that the cart offers to read again. */
const reading =
  <A extends UnknownAction>(effect: (action: A, api: Effect) => Promise<void>) =>
  async (action: A, api: Effect): Promise<void> => {
    try {
      await effect(action, api);
    } catch (error) {
      if (api.getState().cart.reading === 'now') api.dispatch(cart.readingEnded(true));
      throw error;
    }
  };

/**
 * Registers the effects (listeners) of the store. The chunk with the cart's rules, dialogs and writes loads with the first such
 * action; if that fails, the loader offers a retry and the action runs after it.
 */
export function startListeners(on: StartListening, runs: Runs): void {
  /** Ends an intent. Nothing follows from one whose member has left. */
  const end = (intent: UnknownAction, outcome: Outcome, { isOver }: Effect): void =>
    runs.ended(intent, isOver?.() ? 'canceled' : outcome);

  const answer = <P>(
    actionCreator: ActionCreatorWithPayload<P>,
    choose: (edits: Edits) => (payload: P, api: Effect) => Promise<Outcome | void>,
    retry?: 'by-hand',
  ) =>
    on({
      actionCreator,
      effect: async (action, api) => {
        runs.begun(action);
        const edits = await api.extra.load(loadEffects, originOf(action), retry);
        const outcome = edits ? await choose(edits)(action.payload, { ...api, pressed: action }) : 'failed';
        if (outcome) end(action, outcome, api);
      },
    });

  const answerPick = <P extends Parameters<typeof persistPick>[0]>(
    actionCreator: ActionCreatorWithPayload<P>,
    choose: (edits: Edits) => (payload: P, api: Effect) => Promise<Outcome>,
  ) =>
    on({
      actionCreator,
      effect: async (action, api) => {
        runs.begun(action);
        const pick = persistPick(action.payload, api);
        const edits = await api.extra.load(loadEffects, originOf(action));
        try {
          const outcome = edits ? await choose(edits)(action.payload, { ...api, pressed: action, pick }) : 'failed';
          end(action, outcome, api);
        } finally {
          // Without its code the pick waits for the next page.
          if (edits) forgetPick(pick.key, api.extra);
        }
      },
    });

  on({ matcher: isAnyOf(cycleChosen, editionChosen), effect: persistPreferences });

  on({
    matcher: isAnyOf(cart.cartChanged, cart.cartReplied, cart.cartEmptied, cart.trackingIdReceived),
    effect: async (_, api) => {
      const before = api.getOriginalState().cart.content.plan;
      (await api.extra.load(loadEffects))?.persistCart(before, api);
    },
  });
  on({
    actionCreator: cart.noticeDismissed,
    effect: async (_, { getState, extra }) => (await extra.load(loadEffects))?.persistUndo(getState, extra),
  });
  answer(cart.subpackagesChosen, (edits) => edits.subpackageKept);
  answerPick(cart.planChosen, (edits) => edits.choosePlanEffect);
  answer(cart.hashSeen, (edits) => edits.addFromHash);
  answer(cart.planUnwanted, (edits) => edits.removePlanEffect);
  answerPick(cart.moduleWanted, (edits) => edits.addModuleEffect);
  on({ actionCreator: cart.quantitiesChosen, effect: ({ payload }, api) => persistPending(payload.entries, api) });
  answer(cart.quantitiesChosen, (edits) => edits.setQuantities);
  on({
    actionCreator: quantitiesRetried,
    // At once, because the edit of what was chosen later begins with the answer of the dialog.
    effect: ({ payload }, api) => {
      const entries = retriedQuantities(api.getState().quantities, payload);
      if (entries.length > 0) api.dispatch(cart.quantitiesChosen({ entries, origin: payload.origin }));
    },
  });
  answer(cart.moduleUnwanted, (edits) => edits.removeModuleEffect);
  answer(cart.categoryUnwanted, (edits) => edits.removeCategoryEffect);
  answer(cart.clearPressed, (edits) => edits.clearCartEffect);
  answer(cart.undoPressed, (edits) => edits.undoEffect);
  answer(cart.trialWanted, (edits) => edits.startTrialEffect, 'by-hand');
  answer(cart.checkoutPressed, (edits) => edits.checkOutEffect, 'by-hand');
  on({
    actionCreator: cart.cartRetried,
    effect: reading(async (action, api) => (await api.extra.load(loadEffects, originOf(action)))?.retryReading(api)),
  });
  answer(cart.cartReceived, (edits) => edits.receiveCart);
  on({
    actionCreator: cart.persistedCartOverwritten,
    effect: async (_, api) => (await api.extra.load(loadEffects))?.restoreCart(api),
  });
  on({
    actionCreator: eventTracked,
    effect: async ({ payload }, api) => {
      if (!mayCount(api.getState().config)) return;
      // Analytics is optional: if its chunk cannot be loaded, the event is dropped silently.
      const part = await import('../effects/analytics').catch(() => null);
      await part?.trackEvent(payload, api);
    },
  });
  on({ actionCreator: upgradeFinished, effect: (_, { extra }) => extra.tabs.broadcast({ kind: 'upgrade' }) });
  on({
    actionCreator: sessionRead,
    effect: reading(async ({ payload }: ReturnType<typeof sessionRead>, api) => {
      const isFirst = api.getOriginalState().session.status !== 'known';
      persistMemberHint(payload, api);
      const isVisitorsShown = followAccount(payload, api);
      // A visitor has no cart on the server.
      const hasCart = !isVisitor(payload);
      const { storage } = api.extra;
      const isLeft = isFirst && (storage.read('pending') !== null || keptPicks(api.extra).length > 0);
      const edits = hasCart || isLeft || isVisitorsShown ? await api.extra.load(loadEffects) : null;
      if (isVisitorsShown) edits?.showVisitorsCart(api);
      if (hasCart) await edits?.memberSignedIn(payload, isFirst, api);
      if (isLeft) await edits?.resendPresses(api);
    }),
  });
  // Each widget shows its own failed read; only the end of the session concerns the whole page. [ERR-05, ERR-06]
  on({
    actionCreator: readFailed,
    effect: async ({ payload: { failure } }, api) => {
      if (endsSession(failure)) await (await api.extra.load(loadEffects))?.showFailure(api, failure, null);
    },
  });
}
