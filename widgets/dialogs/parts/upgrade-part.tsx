import { useEffect, useEffectEvent } from 'react';
import { usePart } from '../../../src/runtime/use-part';

const load = () => import('./upgrade/upgrade');

/** The upgrade modal, which comes with the first upgrade. Where it can't be loaded nobody is left waiting for it. */
export function UpgradePart({ onCancel }: { readonly onCancel: () => void }) {
  const { part, isFailed } = usePart(load, true);
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return part && <part.Upgrade />;
}
