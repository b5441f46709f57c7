import { upgradeFlow } from '../flows/upgrade';
import { upgradeStarted } from '../flows/upgrade/slice';
import type { Command } from './command';

export { selectIsUpgrading } from '../flows/upgrade/slice';

/** Begins an upgrade. It brings its flow along, so it is loaded with the first press. */
export const startUpgrade: Command = ({ store, origin }) => {
  store.join(upgradeFlow);
  store.dispatch(upgradeStarted({ origin }));
};
