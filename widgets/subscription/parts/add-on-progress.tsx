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
  /** Shown while no activation of this add-on is running. */
  readonly children: ReactNode;
}

/** Renders the progress of an add-on's activation. Only the widget whose button started it announces it. [ACT-17] */
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
  return said ? <span>{said}</span> : children;
}
