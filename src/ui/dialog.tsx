import { useId, useRef, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { IconButton } from './icon-button';
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons';
import { Icon } from './icon';
import { useModal } from './kit/use-modal';
import { DialogFoot, type FootProps } from './dialog-foot';

export { default as dialogCss } from './dialog.css?inline';

export interface DialogProps extends FootProps {
  /** 500, 520, 550, 700, 750 or 800 px, limited by the window; the widget sets the width of `video`. [LAY-09, LAY-10, LAY-11, LAY-12] */
  width?: 'message' | 'confirm' | 'quote' | 'migrate' | 'share' | 'upgrade' | 'video';
  title: string;
  /** Under the title. It describes the dialog unless `describedBy` names something that changes less. */
  lead?: ReactNode;
  /** The id of the element that describes the dialog. */
  describedBy?: string | undefined;
  /** The reported status, shown as a mark above the title. `busy` makes the lead a live region. */
  status?: 'busy' | 'success' | 'error' | 'info';
  /** Content under the title instead of in the body, e.g. the steps of a wizard. */
  steps?: ReactNode;
  /** The label of the close button; without it the dialog has none. */
  closeLabel?: string;
  /** Prevents closing by Escape or a backdrop click while another step decides, e.g. a running request. */
  locked?: boolean;
  /** Opens it aside, at the edge of the window: the page stays usable and the focus where it is. The value at mount counts. */
  aside?: boolean;
  /** Called on Escape, the close button, the button that leaves or a backdrop click. Not called while locked. */
  onCancel?: () => void;
  /** Makes the whole dialog a form, so that Enter in a field submits. */
  onSubmit?: () => void;
  part?: string;
  children?: ReactNode;
}

const MARKS = { success: checkIcon, error: alertIcon, info: infoIcon } as const;

/**
 * Renders a modal dialog that is open while mounted. Native `showModal()` makes the page behind inert and traps the focus. The
 * focus moves to the title and returns to the pressed control on unmount.
 */
export function Dialog(props: DialogProps) {
  const { width = 'confirm', title, lead, status, steps, closeLabel, locked = false, onSubmit, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const modal = useModal(ref, { aside: props.aside, locked, onCancel: props.onCancel });
  const Sheet = onSubmit ? 'form' : 'div';
  return (
    <dialog
      ref={ref}
      className={cx('dialog', `dialog-${width}`, status && 'dialog-status', !children && !status && 'dialog-bare')}
      part={props.part ?? 'dialog'}
      aria-labelledby={`${id}t`}
      aria-describedby={props.describedBy ?? (lead ? `${id}l` : undefined)}
      {...modal}
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
              <IconButton icon={closeIcon} label={closeLabel} leaves="close" onClick={() => props.onCancel?.()} />
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
        <DialogFoot
          side={props.side}
          leave={props.leave}
          wayOn={props.wayOn}
          onLeave={props.onLeave ?? props.onCancel}
        />
      </Sheet>
    </dialog>
  );
}
