import { watchMember } from '../store/slices/session';
import type { AppStore } from '../store/state';
import type { Command } from './command';

const loadCheckOut = () => import('./check-out');

/** Carries out an intent and goes on to checkout if that is next: the host page is asked about the cart that is saved by then. */
export const thenCheckOut =
  (intent: Parameters<AppStore['runCommand']>[0]): Command<Promise<void>> =>
  async (by) => {
    const isOver = watchMember(by.store.getState);
    if ((await by.store.runCommand(intent)) !== 'to-checkout') return;
    const part = await by.ports.load(loadCheckOut, by.origin, 'by-hand');
    if (!isOver()) part?.checkOut(by);
  };
