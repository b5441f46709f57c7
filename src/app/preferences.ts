import { preferencesRestored } from '../store/slices/preferences';
import type { Runtime } from '../page/runtime';

/** Restores the price toggles of the last visit (hydrates the preferences) before the first render. [PRC-08, PRC-09] */
export function restorePreferences({ store, ports }: Pick<Runtime, 'store' | 'ports'>): void {
  for (const name of ['annual', 'commercial'] as const) {
    const kept = ports.storage.read(name)?.data;
    if (typeof kept === 'boolean') store.dispatch(preferencesRestored({ [name]: kept }));
  }
}
