import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { upgradeFlow } from '../flows/upgrade/flow';
import { selectIsUpgrading } from '../flows/upgrade/selectors';
import { upgradeStarted } from '../flows/upgrade/slice';
import { useRuntime } from './root';
import { useOrigin } from './use-origin';

/** A button that upgrades: `start` on its press, `isBusy` until the order or its end. The modal comes by itself. */
export function useUpgrade(): { readonly start: () => void; readonly isBusy: boolean } {
  const { store } = useRuntime();
  const origin = useOrigin();
  useLayoutEffect(() => store.join(upgradeFlow), [store]);
  const isBusy = useSelector(selectIsUpgrading);
  return { isBusy, start: () => void store.dispatch(upgradeStarted({ origin })) };
}
