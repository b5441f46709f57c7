import { hasToMove } from '../../domain/migration/who';
import { sessionRead } from '../../store/slices/session';
import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import { migration, migrationStarted, migrationStepped, selectMigration } from './slice';

const load = () => import('./effects');

/** A move up to its consent; the checkout flow carries it out. What asks the server comes with the first press. */
export const migrationFlow = createFlow({
  name: 'migration',
  reducer: migration,
  select: selectMigration,
  moves: migrationStepped.match,
  dialog: {
    kind: 'migration',
    isShown: ({ step }) => step.phase !== 'closed',
    closed: () => [migrationStepped({ event: { type: 'left' } })],
  },
  load,
  listen(on) {
    answerWith(on, migrationStarted, load, (effects) => effects.startMigrationEffect);
    // Moved in another tab: there is nothing left to be agreed to.
    on({
      actionCreator: sessionRead,
      effect: ({ payload }, api) => {
        if (!hasToMove(payload)) api.dispatch(migrationStepped({ event: { type: 'left' } }));
      },
    });
  },
});
