import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { placeUnder } from './kit/place-under';

export { default as popoverCss } from './popover.css?inline';

interface PopoverProps {
  /** Renders the button. Its `popoverTarget` must be the id, so that the browser connects the two. */
  renderTrigger: (id: string) => ReactNode;
  label: string;
  open: boolean;
  /** Called when Escape, a press outside, the button, or focus that moves elsewhere toggles the panel. */
  onToggle: (open: boolean) => void;
  part?: string;
  /** Rendered only while open. */
  children: ReactNode;
}

/**
 * Renders a panel under a button, in the top layer, so that no header of the host page clips or covers it. With a native popover,
 * Escape and a press outside close it, and the focus returns to the button. It also closes when the focus moves on.
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
      if (button) placeUnder(element, button.getBoundingClientRect(), 'end');
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
    <span
      className="pop"
      ref={anchor}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false);
      }}
    >
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
