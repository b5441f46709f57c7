import { useId, useRef, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { IconButton } from './icon-button';
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons';
import { Icon } from './icon';
import { useModal } from './kit/use-modal';

export { default as dialogCss } from './dialog.css?inline';

export interface DialogProps {
  /** 500, 520, 550, 700, 750 or 800 px, never more than the window; that of a video is its widget’s. [LAY-09, LAY-10, LAY-11, LAY-12] */
  width?: 'message' | 'confirm' | 'quote' | 'migrate' | 'share' | 'upgrade' | 'video';
  title: string;
  lead?: ReactNode;
  /** What it reports; draws the mark above the title. `busy` also tells each new lead to screen readers. */
  status?: 'busy' | 'success' | 'error' | 'info';
  /** Under the title instead of in the body, e.g. the steps of a wizard. */
  steps?: ReactNode;
  /** The buttons, least important first; in a narrow dialog the last one stands on top. */
  actions?: ReactNode;
  /** The label of the cross; without it there is none. */
  closeLabel?: string;
  /** Neither Escape nor a click beside it closes it: something is being decided elsewhere. */
  locked?: boolean;
  /** Escape, the cross, or a click beside it. Not called while locked. */
  onCancel?: () => void;
  /** Makes the whole dialog a form, so that Enter in a field presses the submit button. */
  onSubmit?: () => void;
  part?: string;
  children?: ReactNode;
}

const MARKS = { success: checkIcon, error: alertIcon, info: infoIcon } as const;

/**
 * A modal dialog: open while it is mounted. Native `showModal()` makes the page behind inert; the focus goes to the
 * title (or to a button with `initialFocus`) and comes back to where it was when the dialog is unmounted.
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
