import { preferencesRestored } from '../store/slices/preferences';
import type { Runtime } from '../page/runtime';

/** Takes up the toggles of the last visit before anything is shown. [PRC-08, PRC-09] */
export function restorePreferences({ store, ports }: Pick<Runtime, 'store' | 'ports'>): void {
  for (const name of ['annual', 'commercial'] as const) {
    const kept = ports.storage.read(name)?.data;
    if (typeof kept === 'boolean') store.dispatch(preferencesRestored({ [name]: kept }));
  }
}
