import { cx } from './kit/cx';

export { default as priceCss } from './price.css?inline';

/** A formatted money amount, split into parts with different styles (see `formatMoney`). */
export interface MoneyParts {
  readonly text: string;
  readonly parts: readonly { readonly type: 'iso' | 'currency' | 'number' | 'literal'; readonly text: string }[];
}

interface PriceProps {
  /** The amount, or a text instead of one, such as “Free”, “Custom” or “Included”. */
  amount: MoneyParts | string;
  /** The price before the discount, struck through. */
  former?: MoneyParts | null;
  /** What a screen reader says before the former price, such as “instead of”. */
  formerLabel?: string;
  /** The unit after the amount, such as “/month” or “/vehicle”. */
  period?: string;
  /** `lg` on a package card, `md` in choices and tables, `sm` in rows. */
  size?: 'lg' | 'md' | 'sm';
  part?: string;
}

const CLASS = { iso: 'iso', currency: 'cur', literal: 'gap' } as const;

/** Renders amount, former price and period, in that order. The language decides the position of the currency symbol. */
export function Price({ amount, former, formerLabel, period, size = 'lg', part = 'price' }: PriceProps) {
  return (
    <span className={cx('price', size !== 'lg' && `price-${size}`)} part={part}>
      {typeof amount === 'string' ? (
        <span className="price-figure price-word">{amount}</span>
      ) : (
        <span className="price-figure" translate="no">
          {amount.parts.map(figurePart)}
        </span>
      )}
      {former && (
        <>
          {' '}
          <s className="was">
            {formerLabel && <span className="vh">{`${formerLabel} `}</span>}
            <span translate="no">{former.text}</span>
          </s>
        </>
      )}
      {period && (
        <>
          {' '}
          <span className="per">{period}</span>
        </>
      )}
    </span>
  );
}

function figurePart({ type, text }: MoneyParts['parts'][number], index: number) {
  return (
    <span key={index} className={type === 'number' ? undefined : CLASS[type]}>
      {text}
    </span>
  );
}
