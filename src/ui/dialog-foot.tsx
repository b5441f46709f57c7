import type { ReactNode } from 'react';
import { Button } from './button';

export interface FootProps {
  /** The side road, at the left: a quiet link such as “Contact support”, or a plain step back. */
  side?: ReactNode;
  /** The label of the button that leaves. It is filled where there is no way on. */
  leave?: string | undefined;
  /** Called by the button that leaves; a dialog's own `onCancel` by default. */
  onLeave?: (() => void) | undefined;
  /** The one button that moves on, filled or red, named by a verb and by the sum where money moves. */
  wayOn?: ReactNode;
}

/**
 * Renders the foot of a dialog: the side road, the button that leaves, the way on. The last two wrap together, so
 * that they stay side by side. A narrow dialog stacks all three, the way on first.
 */
export function DialogFoot({ side, leave, onLeave, wayOn }: FootProps) {
  if (!side && !leave && !wayOn) return null;
  return (
    <div className="dialog-foot">
      {side && <div className="dialog-side">{side}</div>}
      {(leave || wayOn) && (
        <div className="dialog-ways">
          {leave && (
            <Button kind={wayOn ? 'secondary' : 'primary'} leaves="leave" onClick={() => onLeave?.()}>
              {leave}
            </Button>
          )}
          {wayOn}
        </div>
      )}
    </div>
  );
}
