import { useState } from 'react';
import { startMigration } from '../commands/start-migration';
import { useCommands } from './use-commands';

/** A button that moves the account: `start` on its press, which shows what that means; `isBusy` until the flow has come. */
export function useMigration(): { readonly start: () => void; readonly isBusy: boolean } {
  const run = useCommands();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    await run(startMigration());
    setBusy(false);
  };
  return { isBusy, start: () => void start() };
}
