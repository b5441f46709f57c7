import { trialWanted } from '../store/slices/cart';
import type { Command } from './command';

/** Starts the free trial with the current cart. [TRL-02] */
export const startTrial: Command = ({ store, origin }) => void store.dispatch(trialWanted({ origin }));
