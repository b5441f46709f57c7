import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { keepClear } from './kit/keep-clear';

export { default as edgeBarCss } from './edge-bar.css?inline';

interface EdgeBarProps {
  /** True while the dialog that the bar opens is open. */
  open: boolean;
  onOpen: () => void;
  /** Called when the bar's button gets or loses the focus. */
  onFocus: (hasFocus: boolean) => void;
  children: ReactNode;
}

/** Renders a button at the lower edge of the window that opens a dialog. It covers no focused control. */
export function EdgeBar({ open, onOpen, onFocus, children }: EdgeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current ? keepClear(bar.current) : undefined), []);
  return (
    <div className="edge-bar" ref={bar} part="drawer-bar">
      <button
        type="button"
        className="edge-bar-btn"
        part="drawer-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
      >
        {children}
      </button>
    </div>
  );
}
