import { useState, type MouseEvent, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as buttonCss } from './button.css?inline';

export interface ButtonProps {
  /** Use one `primary` for each region. `remove` turns red only on hover; `current` marks the active plan: dashed and inert. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | 'remove' | 'current';
  size?: 'sm' | 'lg';
  /** Fills the width of the container. */
  block?: boolean;
  /** Makes the button a toggle with `aria-pressed`. */
  pressed?: boolean;
  /** Shows a spinner; the text should be the verb with "…". The button keeps focus and width, and ignores clicks. */
  busy?: boolean;
  /** Disables with `aria-disabled` only, so that the button keeps the focus and screen readers can still read it. */
  disabled?: boolean;
  /** Renders a link that looks like a button. */
  href?: string;
  target?: '_blank';
  /** A path of `icons.ts`, before the text. */
  icon?: string;
  iconEnd?: string;
  /** Text for screen readers after a label that repeats in a list, e.g. the item's name. */
  suffix?: string;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  part?: string;
  /** The id of a popover that the button toggles. */
  popoverTarget?: string;
  describedBy?: string;
  /** Marks the button that leaves a dialog, so that the focus can stay on it when the dialog's content arrives. */
  leaves?: 'leave';
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size,
    block,
    pressed,
    busy = false,
    disabled = false,
    href,
    icon,
    iconEnd,
    suffix,
  } = props;
  const inert = busy || disabled || kind === 'current';
  // The width before the click, kept while the button is busy, so that the text "Adding…" causes no layout shift. Measured on
  // pointer down, because measuring in the click handler would delay the frame that shows the click.
  const [width, setWidth] = useState<number>();
  const measure = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    if (!inert && !block && !href) setWidth(currentTarget.offsetWidth);
  };

  const click = (event: MouseEvent<HTMLElement>): void => {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // A detail of 0 means a click by keyboard or script, which has no pointer down event.
    if (event.detail === 0) measure(event);
    props.onClick?.(event);
  };

  const content = (
    <>
      {busy ? <span className="spinner" /> : icon && <Icon shape={icon} />}
      {typeof props.children === 'string' ? <span>{props.children}</span> : props.children}
      {suffix && <span className="vh">{` ${suffix}`}</span>}
      {iconEnd && <Icon shape={iconEnd} />}
    </>
  );
  const shared = {
    className: cx('btn', !pressed && `btn-${kind}`, size && `btn-${size}`, block && 'btn-block'),
    part: props.part ?? 'button',
    onPointerDown: measure,
    onClick: click,
    'aria-describedby': props.describedBy,
    'data-leave': props.leaves,
  };
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target={props.target} rel={props.target && 'noopener'}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type={props.type ?? 'button'}
      style={busy && width ? { minWidth: width } : undefined}
      popoverTarget={props.popoverTarget}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
    >
      {content}
    </button>
  );
}
