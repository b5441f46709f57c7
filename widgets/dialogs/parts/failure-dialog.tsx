import type { ReactNode } from 'react';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { Dialog, type DialogProps } from '../../../src/ui/dialog';
import { Support } from './support';

interface FailureDialogProps extends Pick<DialogProps, 'title' | 'lead' | 'aside' | 'children'> {
  readonly onCancel: () => void;
  /** Tries once more what has failed; or the button that does something better about it. */
  readonly again: (() => void) | { readonly wayOn: ReactNode };
  /** Label of the button that tries again. */
  readonly againLabel?: string;
  /** Label of the button that leaves. */
  readonly leave?: string | undefined;
}

/** Renders what failed and why, always with both ways out: trying again and the people who can help. */
export function FailureDialog({ again, againLabel, leave, ...props }: FailureDialogProps) {
  const { t } = useT('common');
  return (
    <Dialog
      {...props}
      width="message"
      status="error"
      side={<Support />}
      leave={leave ?? t('common.close')}
      wayOn={
        typeof again === 'function' ? (
          <Button kind="primary" onClick={again}>
            {againLabel ?? t('common.retry')}
          </Button>
        ) : (
          again.wayOn
        )
      }
    />
  );
}
