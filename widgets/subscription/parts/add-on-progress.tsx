import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { ModuleId } from '../../../src/domain/catalogue/types';
import { activationTexts } from '../../../src/flows/activation/messages';
import { selectActivation } from '../../../src/flows/activation/selectors';
import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useOrigin } from '../../../src/hooks/use-origin';

interface AddOnProgressProps {
  readonly id: ModuleId;
  /** What stands there while nothing is done. */
  readonly children: ReactNode;
}

/** How far the activation of an add-on is. The widget with the button that was pressed says it aloud. [ACT-17] */
export function AddOnProgress({ id, children }: AddOnProgressProps) {
  const { t, ready } = useT('activation', 'checkout');
  const flow = useSelector(selectActivation);
  const here = useOrigin();
  const isOver = !flow || flow.step.phase === 'done' || flow.step.phase === 'failed';
  const isMine = !isOver && flow.step.phase !== 'idle' && flow.step.moduleId === id;
  const said =
    isMine && ready
      ? activationTexts(flow.step)
          .map((key) => t(key))
          .join(' ')
      : '';
  useAnnounce(said, flow?.origin === here && said ? said : null);
  return said || children;
}
