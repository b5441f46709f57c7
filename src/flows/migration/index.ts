import { hasToMove } from '../../domain/migration/who';
import { sessionRead } from '../../store/slices/session';
import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import { migration, migrationStarted, migrationStepped } from './slice';

const load = () => import('./effects');

/** Flow of a migration up to its confirmation; the checkout flow carries it out. Its effects load with the first press. */
export const migrationFlow = createFlow({
  name: 'migration',
  reducer: migration,
  moves: migrationStepped.match,
  dialog: {
    kind: 'migration',
    isShown: ({ step }) => step.phase !== 'closed',
    closed: () => [migrationStepped({ event: { type: 'left' } })],
  },
  load,
  listen(on) {
    answerWith(on, migrationStarted, load, (effects) => effects.startMigrationEffect);
    // The account migrated in another tab, so the dialog closes.
    on({
      actionCreator: sessionRead,
      effect: ({ payload }, api) => {
        if (!hasToMove(payload)) api.dispatch(migrationStepped({ event: { type: 'left' } }));
      },
    });
  },
});
