import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';

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
  const toggled = useEffectEvent((isOpen: boolean) => {
    if (isOpen !== open) onToggle(isOpen);
  });

  useEffect(() => {
    const element = panel.current;
    // Before the paint, not after it: the content and the place are there in the first frame.
    const before = (event: ToggleEvent): void => toggled(event.newState === 'open');
    element?.addEventListener('beforetoggle', before);
    return () => element?.removeEventListener('beforetoggle', before);
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!element || !open) {
      element?.hidePopover();
      return undefined;
    }
    if (!element.matches(':popover-open')) element.showPopover();
    const place = (): void => {
      const button = anchor.current?.firstElementChild;
      if (button) moveUnder(element, button.getBoundingClientRect());
    };
    place();
    const listening = new AbortController();
    addEventListener('resize', place, { signal: listening.signal });
    addEventListener('scroll', place, { signal: listening.signal, capture: true, passive: true });
    return () => listening.abort();
  }, [open]);

  return (
    <span className="pop" ref={anchor}>
      {renderTrigger(id)}
      <dialog className="popover" ref={panel} id={id} popover="auto" aria-label={label} part={part}>
        {open && children}
      </dialog>
    </span>
  );
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
