import { useState } from 'react';
import { migrationStarted } from '../store/slices/migration';
import { useRuntime } from './use-runtime';
import { useOrigin } from './use-origin';

/** A button that moves the account: `start` on its press, which shows what that means; `isBusy` until the flow has come. */
export function useMigration(): { readonly start: () => void; readonly isBusy: boolean } {
  const { ports, store } = useRuntime();
  const origin = useOrigin();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    const isThere = await ports.flow('migration', origin);
    setBusy(false);
    if (isThere) store.dispatch(migrationStarted({ wanted: null, origin }));
  };
  return { isBusy, start: () => void start() };
}
