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
  /** "Remove Route Planner"; without it nothing can be removed. */
  removeLabel?: string;
  onRemove?: () => void;
}

/** A line of a cart: name, amount at the right, what takes it away. */
export function Line({ name, amount, note, extra, removeLabel, onRemove }: LineProps) {
  return (
    <li ref={keepFocusInView} className="line" part="line">
      <span className="line-name">{name}</span>
      {amount !== undefined && <span className="line-amount">{amount}</span>}
      {removeLabel && onRemove && <IconButton icon={closeIcon} label={removeLabel} onClick={onRemove} part="remove" />}
      {note && <span className="line-note">{note}</span>}
      {extra && <div className="line-extra">{extra}</div>}
    </li>
  );
}

/** Lines under a small title. Pass `Line`s. */
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
