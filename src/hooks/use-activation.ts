import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ModuleAction } from '../domain/activation/machine';
import type { ModuleId } from '../domain/catalogue/types';
import { selectIsAsking, selectSwitching } from '../flows/activation/selectors';
import { useCommands } from './use-commands';
import { useOrigin } from './use-origin';
import { useRuntime } from './use-runtime';

const loadStart = () => import('../commands/start-activation');

/**
 * Returns state and action for buttons that switch add-ons. `switching` is the add-on whose attempt is under way; `isAsking` is
 * true while nothing has changed yet. The flow loads with the first press.
 */
export function useActivation() {
  const { ports } = useRuntime();
  const run = useCommands();
  const origin = useOrigin();
  const underWay = useSelector(selectSwitching);
  const isAsking = useSelector(selectIsAsking);
  const [loading, setLoading] = useState<ModuleId | null>(null);
  const begin = async (moduleId: ModuleId, action: ModuleAction, title: string): Promise<void> => {
    setLoading(moduleId);
    const part = await ports.load(loadStart, origin, 'by-hand');
    setLoading(null);
    if (part) run(part.startActivation({ moduleId, action, title }));
  };
  return {
    switching: underWay ?? loading,
    isAsking: isAsking || underWay === null,
    begin: (moduleId: ModuleId, action: ModuleAction, title: string) => void begin(moduleId, action, title),
  };
}
