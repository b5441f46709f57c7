import { upgradeFlow } from '../flows/upgrade';
import { upgradeStarted } from '../flows/upgrade/slice';
import type { Command } from './command';

export { selectIsUpgrading } from '../flows/upgrade/slice';

/** Starts an upgrade. It loads with the first press, because it imports its flow. */
export const startUpgrade: Command = ({ store, origin }) => {
  store.join(upgradeFlow);
  store.dispatch(upgradeStarted({ origin }));
};
