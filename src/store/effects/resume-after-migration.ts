import type { DeferredAction } from '../../domain/migration/deferred-action';
import { hasToMove } from '../../domain/migration/who';
import type { Effect, RootState } from '../state';
import { putModule } from './module';
import { putPlan } from './plan';
import { enqueueEdit } from './edit-queue';
import { checkoutPressed } from '../slices/cart';

/** Longest wait in ms for the account, which is refetched after a migration. */
const PATIENCE = 15_000;

const isMoved = (_: unknown, { session }: RootState): boolean => !hasToMove(session.account);

/** Runs the deferred action after a migration, with the values chosen before it, unless its member has left. [MIG-12] */
export async function resumeAfterMigration(wanted: DeferredAction, origin: string | null, api: Effect): Promise<void> {
  if (!isMoved(null, api.getState())) await api.condition(isMoved, PATIENCE);
  if (api.isOver?.()) return;
  switch (wanted.kind) {
    case 'checkout':
      return void api.dispatch(checkoutPressed({ origin }));
    case 'module':
      return void (await enqueueEdit(api.extra, () =>
        putModule({ id: wanted.id, origin }, api, wanted.quantity ?? undefined),
      ));
    case 'plan': {
      const { id: planId, selected, utm } = wanted;
      const choice = { planId, from: 'card', selected, origin, ...(utm && { utm }) } as const;
      const { account } = api.getState().session;
      await enqueueEdit(api.extra, () => putPlan(choice, account, api));
    }
  }
}
