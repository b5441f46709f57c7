import type { ReactNode } from 'react';

export { default as paymentMarkCss } from './payment-mark.css?inline';

/** Names a mark: a card type, or a payment method that is no card. */
export type MarkName =
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'laser'
  | 'maestro'
  | 'mastercard'
  | 'visa'
  | 'visa electron'
  | 'ach'
  | 'amazon'
  | 'paypal';

/** Letters as strokes in a box of 4 × 7, because text of a mark would be read and searched as text of the page. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 7 2 0l2 7M.7 4.7h2.6',
  C: 'M4 1.3C2-1 0 .5 0 3.5s2 4.5 4 2.2',
  D: 'M0 0v7h1.3C5 7 5 0 1.3 0Z',
  E: 'M3.6 0H0v7h3.6M0 3.5h3',
  I: 'M2 0v7',
  L: 'M0 0v7h3.6',
  M: 'M0 7V0l2 4 2-4v7',
  O: 'M2 0C-.7 0-.7 7 2 7s2.7-7 0-7Z',
  R: 'M0 7V0h1.8C4.7 0 4.7 3.6 1.8 3.6H0m1.8 0L4 7',
  S: 'M3.8 1C3-.4.2-.2.2 1.8.2 4 4 3 4 5.2 4 7.4.8 7.5 0 6',
  V: 'M0 0l2 7 2-7',
  X: 'M0 0l4 7M4 0 0 7',
  a: 'M4 2.3V7M4 4.7C4 1.5 0 1.5 0 4.7s4 3.1 4 0',
  p: 'M0 2.3v7M0 4.7c0-3.2 4-3.2 4 0s-4 3.1-4 0',
  y: 'M0 2.3l2 4.5M4 2.3 1.3 9.2',
};

/** Draws a word of letters that stand `step` apart, from its upper left corner. */
const word = (text: string, stroke: string, x: number, y: number, scale: number, step = 5.4): ReactNode => (
  <g fill="none" stroke={stroke} strokeWidth="1.5" transform={`translate(${x} ${y}) scale(${scale})`}>
    {[...text].map((letter, at) => (
      <path key={letter + String(at)} d={LETTERS[letter]} transform={`translate(${at * step})`} />
    ))}
  </g>
);
const discs = (left: string, right: string, between: string): ReactNode => (
  <>
    <circle cx="12.5" cy="10" r="6" fill={left} />
    <circle cx="19.5" cy="10" r="6" fill={right} />
    <path d="M16 5.13a6 6 0 0 1 0 9.74 6 6 0 0 1 0-9.74Z" fill={between} />
  </>
);
const plate = (fill: string): ReactNode => <rect width="32" height="20" rx="3" fill={fill} />;

/** The marks on a plate of 32 × 20, each in the colours of its owner. */
const DRAWN: Readonly<Record<MarkName, ReactNode>> = {
  visa: word('VISA', '#1a1f71', 6, 6, 1.05),
  'visa electron': (
    <>
      {word('VISA', '#1a1f71', 6, 4.2, 1.05)}
      <path d="M6 15h20" stroke="#f7b600" strokeWidth="2" />
    </>
  ),
  mastercard: discs('#eb001b', '#f79e1b', '#ff5f00'),
  maestro: discs('#eb001b', '#00a2e5', '#7375cf'),
  amex: (
    <>
      {plate('#016fd0')}
      {word('AMEX', '#ffffff', 5.5, 6.3, 1.05)}
    </>
  ),
  discover: (
    <>
      <path d="M32 11.5V17a3 3 0 0 1-3 3H10c9-1 17.5-4 22-8.5Z" fill="#f47216" />
      {word('DISCOVER', '#101820', 3, 6.2, 0.62)}
    </>
  ),
  diners: (
    <>
      <circle cx="16" cy="10" r="7" fill="#0079be" />
      <circle cx="16" cy="10" r="5.6" fill="#ffffff" />
      <path d="M14.6 5.9a4.4 4.4 0 0 0 0 8.2ZM17.4 5.9v8.2a4.4 4.4 0 0 0 0-8.2Z" fill="#0079be" />
    </>
  ),
  jcb: (
    <>
      <path d="M7 6.5A2.5 2.5 0 0 1 9.5 4h3v9.5A2.5 2.5 0 0 1 10 16H7Z" fill="#0e4c96" />
      <path d="M13.25 6.5A2.5 2.5 0 0 1 15.75 4h3v9.5a2.5 2.5 0 0 1-2.5 2.5h-3Z" fill="#b90a2f" />
      <path d="M19.5 6.5A2.5 2.5 0 0 1 22 4h3v9.5a2.5 2.5 0 0 1-2.5 2.5h-3Z" fill="#1a7f37" />
    </>
  ),
  laser: word('LASER', '#b0271f', 4.5, 6.7, 0.9),
  ach: <path d="M9.5 8 16 4.3 22.5 8h-13ZM11.5 9.8v3.7M16 9.8v3.7M20.5 9.8v3.7M9.5 15.7h13" className="line" />,
  amazon: (
    <>
      {word('pay', '#232f3e', 8.5, 1.5, 1)}
      <path d="M7.5 13.4c5 3.6 12 3.6 16.3.4M24.6 15.7c.7-1 .9-2.1.6-2.4-.4-.4-1.7-.4-2.7.1" className="smile" />
    </>
  ),
  paypal: (
    <>
      <path d="M13.6 4h4.7c2.4 0 3.6 1.5 3.2 3.6-.5 2.7-2.3 4-5 4h-1.3a.6.6 0 0 0-.6.5L14 16h-2.7Z" fill="#003087" />
      <path
        d="M22.3 7.3c.7.6 1 1.5.8 2.7-.4 2.5-2.1 3.8-4.7 3.8h-.9a.6.6 0 0 0-.6.5l-.5 2.7h-2.3l.8-4.3h1.9c3 0 5-1.8 5.5-5.4Z"
        fill="#0070e0"
      />
    </>
  ),
};

interface PaymentMarkProps {
  readonly of: MarkName;
  /** The name for screen readers; omit it where the name is written beside the mark. */
  readonly name?: string;
}

/** Draws the mark of a card type or a payment method. The sheet is `paymentMarkCss`. */
export function PaymentMark({ of, name }: PaymentMarkProps) {
  return (
    <svg
      className="pay-mark"
      viewBox="0 0 32 20"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      {DRAWN[of]}
    </svg>
  );
}
