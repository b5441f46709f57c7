import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';

export { default as popoverCss } from './popover.css?inline';

interface PopoverProps {
  /** Draws the button; its `popoverTarget` must be the id, so that the browser ties the two together. */
  renderTrigger: (id: string) => ReactNode;
  label: string;
  open: boolean;
  /** Escape, a press outside, the button, or a move of the focus to another popover. */
  onToggle: (open: boolean) => void;
  part?: string;
  /** Rendered only while open. */
  children: ReactNode;
}

const GAP = 8;

/**
 * A panel under a button, in the top layer, so that no header of the host page cuts or covers it. Native popover:
 * Escape and a press outside close it, and the focus goes back to the button.
 */
export function Popover({ renderTrigger, label, open, onToggle, part = 'popover', children }: PopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The content outlives `open` until the panel has closed, so that it takes no focus with it.
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
      // Chromium 156 gives the focus back only outside a shadow root.
      if (!isOpen && heldFocus.current) buttonOf(anchor.current)?.focus();
    }
    // Opening is told before the panel is painted, so that its first frame has the content; closing, after it.
    if (isOpen !== open && isOpen === isBefore) onToggle(isOpen);
  });

  // Not by React's own `onBeforeToggle`: it would render, and so show the panel, while the browser is still showing it.
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

/** The end of the panel under the end of the button, pushed back where it would leave the window. */
function moveUnder(panel: HTMLElement, anchor: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const width = panel.offsetWidth;
  const rtl = getComputedStyle(panel).direction === 'rtl';
  const left = rtl ? anchor.left : anchor.right - width;
  panel.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
  panel.style.top = `${Math.max(GAP, Math.min(anchor.bottom + GAP, clientHeight - panel.offsetHeight - GAP))}px`;
}
