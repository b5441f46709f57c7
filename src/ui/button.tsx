import { useState, type MouseEvent, type ReactNode } from 'react';
import { cx } from './kit/cx';
import { Icon } from './icon';

export { default as buttonCss } from './button.css?inline';

export interface ButtonProps {
  /** One `primary` for each region. `remove` turns red on hover only; `current` is the plan one has: dashed, inert. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | 'remove' | 'current';
  size?: 'sm' | 'lg';
  /** As wide as what holds it. */
  block?: boolean;
  /** A toggle that is on or off: `aria-pressed`. */
  pressed?: boolean;
  /** At work: the text should be the verb with "…". Focus and width are kept, clicks are swallowed. */
  busy?: boolean;
  /** Stays focusable (`aria-disabled`), so that focus is never lost and a screen reader can ask why. */
  disabled?: boolean;
  /** A link that looks like a button. */
  href?: string;
  target?: '_blank';
  /** A path of `icons.ts`, before the text. */
  icon?: string;
  iconEnd?: string;
  /** What a screen reader hears after the text where a list repeats it, e.g. the name of the item. */
  suffix?: string;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  part?: string;
  /** The id of a popover that a click opens and closes. */
  popoverTarget?: string;
  describedBy?: string;
  /** Where a dialog puts the focus instead of on its title. */
  initialFocus?: boolean;
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
  // The width before the click, held while the button is busy, so that the text "Adding…" moves nothing. It is taken while the
  // finger is still down: asked for in the click itself, it would hold up the frame that shows that the click was heard.
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
    // Of the keyboard, or of a script.
    if (event.detail === 0) measure(event);
    props.onClick?.(event);
  };

  const content = (
    <>
      {busy ? <span className="spinner" /> : icon && <Icon shape={icon} />}
      {props.children}
      {suffix && <span className="vh"> {suffix}</span>}
      {iconEnd && <Icon shape={iconEnd} />}
    </>
  );
  const shared = {
    className: cx('btn', !pressed && `btn-${kind}`, size && `btn-${size}`, block && 'btn-block'),
    part: props.part ?? 'button',
    onPointerDown: measure,
    onClick: click,
    'aria-describedby': props.describedBy,
    'data-focus': props.initialFocus,
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
