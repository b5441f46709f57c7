import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/state';
import { useCommands } from './use-commands';
import { useOrigin } from './use-origin';
import { useRuntime } from './use-runtime';

const loadStart = () => import('../commands/start-upgrade');
const isIdle: (state: RootState) => boolean = () => false;

/**
 * Returns the state of an upgrade button: `start` begins the upgrade, and `isBusy` is true until the order or the end. The flow
 * loads with the first press and opens its own dialog.
 */
export function useUpgrade(): { readonly start: () => void; readonly isBusy: boolean } {
  const { ports } = useRuntime();
  const run = useCommands();
  const origin = useOrigin();
  const [isUpgrading, setUpgrading] = useState(() => isIdle);
  const [isLoading, setLoading] = useState(false);
  const isBusy = useSelector(isUpgrading) || isLoading;
  const begin = async (): Promise<void> => {
    setLoading(true);
    const part = await ports.load(loadStart, origin, 'by-hand');
    setLoading(false);
    if (!part) return;
    setUpgrading(() => part.selectIsUpgrading);
    run(part.startUpgrade);
  };
  return { isBusy, start: () => void begin() };
}
