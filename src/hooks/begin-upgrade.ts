import { upgradeFlow } from '../flows/upgrade/flow';
import { upgradeStarted } from '../flows/upgrade/slice';
import type { AppStore } from '../store/state';

export { selectIsUpgrading } from '../flows/upgrade/selectors';

/** Begins an upgrade for the element of that key. */
export function beginUpgrade(store: AppStore, origin: string | null): void {
  store.join(upgradeFlow);
  store.dispatch(upgradeStarted({ origin }));
}
