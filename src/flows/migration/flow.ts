import type { Flow } from '../../store/state';
import { sessionRead } from '../../store/slices/session';
import { dialogAnswered } from '../../store/slices/dialogs';
import { hasToMove } from '../../domain/migration/who';
import { selectMigration } from './selectors';
import { migration, migrationStarted, migrationStepped } from './slice';

const load = () => import('./effects');

/** A move up to its consent; the checkout flow carries it out. What asks the server comes with the first press. */
export const migrationFlow: Flow = {
  name: 'migration',
  reducer: migration,
  listen(on) {
    on({
      actionCreator: migrationStarted,
      effect: async ({ payload }, api) => {
        await (await api.extra.load(load, payload.origin))?.startMigration(payload, api);
      },
    });
    on({
      actionCreator: migrationStepped,
      effect: async ({ payload }, api) => {
        const before = selectMigration(api.getOriginalState());
        await (await load()).carryOut(payload.event, before, api);
      },
    });
    // Moved in another tab: there is nothing left to be agreed to.
    on({
      actionCreator: sessionRead,
      effect: ({ payload }, api) => {
        if (!hasToMove(payload)) api.dispatch(migrationStepped({ event: { type: 'left' } }));
      },
    });
    on({
      actionCreator: dialogAnswered,
      effect: ({ payload }, api) => {
        const { queue } = api.getOriginalState().dialogs;
        if (queue.some(({ id, kind }) => id === payload.id && kind === 'migration'))
          api.dispatch(migrationStepped({ event: { type: 'left' } }));
      },
    });
  },
};
