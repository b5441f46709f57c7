import { useEffectEvent, useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { selectDialogs } from '../../../src/store/selectors/dialogs';
import { dialogAnswered } from '../../../src/store/slices/dialogs';
import type { RootState } from '../../../src/store/state';

/**
 * Tries again what could not be sent, once the network is back: the changes of the cart whose dialogs still offer it. What the person
 * has closed is not tried.
 */
export function useNetworkBack(): void {
  const store = useStore<RootState>();
  const back = useEffectEvent(() => {
    const waiting = selectDialogs(store.getState()).flatMap((dialog) =>
      dialog.kind === 'error' && dialog.isUnsent && dialog.again ? [{ id: dialog.id, again: dialog.again }] : [],
    );
    for (const { id } of waiting) store.dispatch(dialogAnswered({ id, answer: 'cancel' }));
    for (const { again } of waiting) store.dispatch(again);
  });
  // Before a dialog can be seen, so that none is missed.
  useLayoutEffect(() => {
    const heard = () => back();
    addEventListener('online', heard);
    return () => removeEventListener('online', heard);
  }, []);
}
