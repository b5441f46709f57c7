import type { ReactNode } from 'react';
import { cx } from './kit/cx';

export { default as stubCss } from './stub.css?inline';

/** The sum and the button that moves on, as the torn-off part of a waybill; the last child of a ruled `Panel`. */
export function Stub({ children, part = 'total' }: { children: ReactNode; part?: string }) {
  return (
    <div className="stub" part={part}>
      {children}
    </div>
  );
}

export interface Sum {
  readonly label: string;
  /** Written with `−` where it is taken off. */
  readonly amount: string;
  readonly kind?: 'discount' | 'strong';
}

/** What the total is made of. On a plate where it stands alone, as in a dialog. */
export function Sums({ rows, plate }: { rows: readonly Sum[]; plate?: boolean }) {
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
  /** "per month, before tax". */
  note?: string;
  amount: string;
  /** After the amount in a dialog: "/month". */
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
        {amount}
        {period && <span className="muted sm total-period"> {period}</span>}
      </span>
    </div>
  );
}
