import { trialWanted } from '../store/slices/cart';
import type { Command } from './command';
import { thenCheckOut } from './then-check-out';

/** Starts the free trial with the current cart. The host page is asked before a member's checkout, as by the cart's button. [TRL-02] */
export const startTrial: Command = (by) => void thenCheckOut(trialWanted({ origin: by.origin }))(by);
