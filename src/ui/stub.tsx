import type { ReactNode } from 'react';
import { cx } from './kit/cx';

export { default as stubCss } from './stub.css?inline';

/** Renders the total and the checkout button as the tear-off stub of a waybill. Use it as the last child of a ruled `Panel`. */
export function Stub({ children, part = 'total' }: { children: ReactNode; part?: string }) {
  return (
    <div className="stub" part={part}>
      {children}
    </div>
  );
}

export interface Sum {
  readonly label: string;
  /** The formatted amount, with `−` for a deduction. */
  readonly amount: string;
  readonly kind?: 'discount' | 'strong';
}

/**
 * Renders the rows that add up to the total; nothing without one, because the total's rule would stand below nothing. `plate` adds a
 * background where the list stands alone, as in a dialog.
 */
export function Sums({ rows, plate }: { rows: readonly Sum[]; plate?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <dl className={cx('sums', plate && 'sums-plate')}>
      {rows.map(({ label, amount, kind }) => [
        <dt key={`${label}:`} className={kind === 'strong' ? 'sum-strong' : undefined}>
          {label}
        </dt>,
        <dd key={label} className={kind && `sum-${kind}`}>
          {amount}
        </dd>,
      ])}
    </dl>
  );
}

interface TotalProps {
  label: string;
  /** A note below the label, such as “per month, before tax”. */
  note?: string;
  amount: string;
  /** Text after the amount in a dialog: "/month". */
  period?: string;
  size?: 'sm';
}

export function Total({ label, note, amount, period, size }: TotalProps) {
  return (
    <div className={cx('total', size && 'total-sm')}>
      <div>
        <p className={size ? 'medium' : 'strong'}>{label}</p>
        {note && <p className="muted sm">{note}</p>}
      </div>
      <span className="total-figure" part="total-amount">
        <span translate="no">{amount}</span>
        {period && <span className="muted sm total-period">{` ${period}`}</span>}
      </span>
    </div>
  );
}
