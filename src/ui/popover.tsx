import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';

export { default as popoverCss } from './popover.css?inline';

interface PopoverProps {
  /** Renders the button. Its `popoverTarget` must be the id, so that the browser connects the two. */
  renderTrigger: (id: string) => ReactNode;
  label: string;
  open: boolean;
  /** Called when Escape, a press outside, the button, or focus in another popover toggles the panel. */
  onToggle: (open: boolean) => void;
  part?: string;
  /** Rendered only while open. */
  children: ReactNode;
}

const GAP = 8;

/**
 * Renders a panel under a button, in the top layer, so that no header of the host page clips or covers it. With a native popover,
 * Escape and a press outside close it, and the focus returns to the button.
 */
export function Popover({ renderTrigger, label, open, onToggle, part = 'popover', children }: PopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The content stays mounted until the panel has closed, so that unmounting does not lose the focus.
  const [shown, setShown] = useState(false);
  const heldFocus = useRef(false);
  const toggled = useEffectEvent((event: ToggleEvent) => {
    const isOpen = event.newState === 'open';
    const isBefore = event.type === 'beforetoggle';
    if (isBefore) {
      const root = panel.current?.getRootNode() as Document | ShadowRoot;
      heldFocus.current = panel.current?.contains(root.activeElement) ?? false;
    } else {
      setShown(isOpen);
      // Chromium 156 restores the focus only outside of a shadow root.
      if (!isOpen && heldFocus.current) buttonOf(anchor.current)?.focus();
    }
    // Opening is reported before the paint, so that the first frame has the content; closing is reported after it.
    if (isOpen !== open && isOpen === isBefore) onToggle(isOpen);
  });

  // Uses native listeners instead of React's `onBeforeToggle`, which would render, and so show the panel, while the browser is
  // still showing it.
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforetoggle', toggled);
    element?.addEventListener('toggle', toggled);
    return () => {
      element?.removeEventListener('beforetoggle', toggled);
      element?.removeEventListener('toggle', toggled);
    };
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!element || !open) return undefined;
    if (!element.matches(':popover-open')) element.showPopover();
    const place = (): void => {
      const button = buttonOf(anchor.current);
      if (button) moveUnder(element, button.getBoundingClientRect());
    };
    place();
    const listening = new AbortController();
    addEventListener('resize', place, { signal: listening.signal });
    addEventListener('scroll', place, { signal: listening.signal, capture: true, passive: true });
    return () => {
      listening.abort();
      if (element.isConnected) element.hidePopover();
    };
  }, [open]);

  return (
    <span className="pop" ref={anchor}>
      {renderTrigger(id)}
      <dialog className="popover" ref={panel} id={id} popover="auto" aria-label={label} part={part}>
        {(open || shown) && children}
      </dialog>
    </span>
  );
}

function buttonOf(anchor: HTMLElement | null): HTMLElement | undefined {
  return anchor?.querySelector<HTMLElement>(':scope > :first-child') ?? undefined;
}

/** Aligns the panel's end with the button's end, below the button, and keeps the panel inside the window. */
function moveUnder(panel: HTMLElement, anchor: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const width = panel.offsetWidth;
  const rtl = getComputedStyle(panel).direction === 'rtl';
  const left = rtl ? anchor.left : anchor.right - width;
  panel.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
  panel.style.top = `${Math.max(GAP, Math.min(anchor.bottom + GAP, clientHeight - panel.offsetHeight - GAP))}px`;
}
