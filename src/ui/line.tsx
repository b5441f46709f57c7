import { useId, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { closeIcon } from './icons';
import { keepFocusInView } from './kit/keep-focus-in-view';

export { default as lineCss } from './line.css?inline';

interface LineProps {
  name: ReactNode;
  amount?: ReactNode;
  note?: ReactNode;
  /** A full row below, e.g. a `Stepper`. */
  extra?: ReactNode;
  /** The label of the remove button, such as “Remove Route Planner”. Without it the line has no such button. */
  removeLabel?: string;
  onRemove?: () => void;
}

/** Renders a cart line: name, amount and remove button. */
export function Line({ name, amount, note, extra, removeLabel, onRemove }: LineProps) {
  return (
    <li ref={keepFocusInView} className="line" part="line">
      <span className="line-name" translate="no">
        {name}
      </span>
      {amount !== undefined && <span className="line-amount">{amount}</span>}
      {removeLabel && onRemove && <IconButton icon={closeIcon} label={removeLabel} onClick={onRemove} part="remove" />}
      {note && <span className="line-note">{note}</span>}
      {extra && <div className="line-extra">{extra}</div>}
    </li>
  );
}

/** Renders a titled group of `Line`s. */
export function LineGroup({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div className="line-group">
      <div className="line-group-title">
        <span id={id}>{title}</span>
        {action}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
