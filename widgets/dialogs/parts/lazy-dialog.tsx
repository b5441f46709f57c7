import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';

interface LatePartProps {
  readonly load: () => Promise<{ readonly View: ComponentType }>;
  readonly onCancel: () => void;
}

/** Dialogs of a flow, which come with its first one. Where they can't be loaded nobody is left waiting, and nothing is decided. */
export function LazyDialog({ load, onCancel }: LatePartProps) {
  const { part, isFailed } = useLazyPart(load, true);
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return part && <part.View />;
}
