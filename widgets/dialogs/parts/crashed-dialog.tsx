import { useId, useRef } from 'react';
import { useStore } from 'react-redux';
import type { CrashViewProps } from '../../../src/element/boundary';
import { useT } from '../../../src/i18n/use-t';
import { dialogAnswered } from '../../../src/store/slices/dialogs';
import type { RootState } from '../../../src/store/state';
import { useModal } from '../../../src/ui/kit/use-modal';

/**
 * Says in front of the page that a dialog has thrown, and leads back to it. Closing it counts as cancelling, so that nothing waits for
 * an answer. It is drawn without the views and selectors that may have thrown.
 */
export function CrashedDialog({ onRetry }: CrashViewProps) {
  const { t } = useT();
  const { getState, dispatch } = useStore<RootState>();
  const close = (): void => {
    const [first] = getState().dialogs.queue;
    if (first) dispatch(dialogAnswered({ id: first.id, answer: 'cancel' }));
    onRetry();
  };
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const modal = useModal(ref, { locked: false, onCancel: close });
  return (
    // The base sheet takes the browser's own look from what stands directly below the root, and with it the place of a modal dialog.
    <div>
      <dialog ref={ref} className="dialog dialog-message dialog-bare" part="dialog" aria-labelledby={id} {...modal}>
        <div className="dialog-sheet" role="alert">
          <div className="dialog-scroll">
            <div className="dialog-head">
              <h2 className="dialog-title" id={id} tabIndex={-1}>
                {t('common.crashed')}
              </h2>
            </div>
          </div>
          <div className="dialog-foot">
            <div className="dialog-ways">
              <button type="button" className="btn btn-secondary" part="button" onClick={close}>
                {t('common.close')}
              </button>
              <button type="button" className="btn btn-primary" part="button" onClick={onRetry}>
                {t('common.retry')}
              </button>
            </div>
          </div>
        </div>
      </dialog>
    </div>
  );
}
