import { upgradeFlow } from '../../../src/flows/upgrade/flow';
import { upgradeStarted } from '../../../src/flows/upgrade/slice';
import type { AppStore } from '../../../src/store/create-store';

export { selectIsUpgrading } from '../../../src/flows/upgrade/selectors';

/** Begins an upgrade. It comes with the first press, as all that asks the server for it. */
export function beginUpgrade(store: AppStore, origin: string | null): void {
  store.join(upgradeFlow);
  store.dispatch(upgradeStarted({ origin }));
}
