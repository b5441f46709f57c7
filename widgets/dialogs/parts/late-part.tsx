import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { usePart } from '../../../src/hooks/use-part';

interface LatePartProps {
  readonly load: () => Promise<{ readonly View: ComponentType }>;
  readonly onCancel: () => void;
}

/** Dialogs of a flow, which come with its first one. Where they can't be loaded nobody is left waiting, and nothing is decided. */
export function LatePart({ load, onCancel }: LatePartProps) {
  const { part, isFailed } = usePart(load, true);
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return part && <part.View />;
}
