import { useId, useRef, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { IconButton } from './icon-button';
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons';
import { Icon } from './icon';
import { useModal } from './kit/use-modal';

export { default as dialogCss } from './dialog.css?inline';

export interface DialogProps {
  /** 500, 520, 550, 700, 750 or 800 px, limited by the window; the widget sets the width of `video`. [LAY-09, LAY-10, LAY-11, LAY-12] */
  width?: 'message' | 'confirm' | 'quote' | 'migrate' | 'share' | 'upgrade' | 'video';
  title: string;
  lead?: ReactNode;
  /** The reported status, shown as a mark above the title. `busy` makes the lead a live region. */
  status?: 'busy' | 'success' | 'error' | 'info';
  /** Content under the title instead of in the body, e.g. the steps of a wizard. */
  steps?: ReactNode;
  /** The buttons, least important first; a narrow dialog stacks them with the last one on top. */
  actions?: ReactNode;
  /** The label of the close button; without it the dialog has none. */
  closeLabel?: string;
  /** Prevents closing by Escape or a backdrop click while another step decides, e.g. a running request. */
  locked?: boolean;
  /** Called on Escape, the close button or a backdrop click. Not called while locked. */
  onCancel?: () => void;
  /** Makes the whole dialog a form, so that Enter in a field submits. */
  onSubmit?: () => void;
  part?: string;
  children?: ReactNode;
}

const MARKS = { success: checkIcon, error: alertIcon, info: infoIcon } as const;

/**
 * Renders a modal dialog that is open while mounted. Native `showModal()` makes the page behind inert and traps the focus. The
 * focus moves to the title (or to a button with `initialFocus`) and returns to its former element on unmount.
 */
export function Dialog(props: DialogProps) {
  const {
    width = 'confirm',
    title,
    lead,
    status,
    steps,
    actions,
    closeLabel,
    locked = false,
    onSubmit,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const modal = useModal(ref, { locked, onCancel: props.onCancel });
  const Sheet = onSubmit ? 'form' : 'div';
  return (
    <dialog
      ref={ref}
      className={cx('dialog', `dialog-${width}`, status && 'dialog-status', !children && !status && 'dialog-bare')}
      part={props.part ?? 'dialog'}
      aria-labelledby={`${id}t`}
      aria-describedby={lead ? `${id}l` : undefined}
      onPointerDown={modal.onPointerDown}
      onClick={modal.onClick}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
    >
      <Sheet
        className="dialog-sheet"
        noValidate={onSubmit ? true : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <div className="dialog-scroll">
          {status && (
            <span className={`status-mark status-${status}`}>
              {status === 'busy' ? <span className="spinner" /> : <Icon shape={MARKS[status]} />}
            </span>
          )}
          <div className="dialog-head">
            <h2 className="dialog-title" id={`${id}t`} tabIndex={-1}>
              {title}
            </h2>
            {closeLabel && !locked && (
              <IconButton icon={closeIcon} label={closeLabel} onClick={() => props.onCancel?.()} />
            )}
            {lead && (
              <p className="dialog-lead" id={`${id}l`} role={status === 'busy' ? 'status' : undefined}>
                {lead}
              </p>
            )}
            {steps}
          </div>
          {children && <div className="dialog-body">{children}</div>}
        </div>
        {actions && <div className="dialog-foot">{actions}</div>}
      </Sheet>
    </dialog>
  );
}
